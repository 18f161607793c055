/** A small wrong change of a source file. */
export interface Mutant {
  readonly file: string;
  /** Range of the replaced code, as offsets in the file. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}
