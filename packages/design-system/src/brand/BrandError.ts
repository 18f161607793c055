import type { BrandColors } from "./derivedPalette.ts";

/** Why a brand is refused: an option is no colour, or a colour has too little contrast and must not be changed. */
export type BrandProblem =
  | { readonly kind: "notAColor"; readonly option: keyof BrandColors; readonly value: string }
  | {
      readonly kind: "lowContrast";
      readonly color: "primary" | "highlight";
      readonly value: string;
      /** The nearest colour that has enough contrast. */
      readonly suggestion: string;
    };

function sentence(problem: BrandProblem): string {
  if (problem.kind === "notAColor") return `${problem.option} is "${problem.value}": write it as "#rrggbb".`;
  const { color, value, suggestion } = problem;
  return `${color} ${value} has too little contrast: use ${suggestion}, or onLowContrast: "mend".`;
}

/** Thrown by `brand()`. `problems` has one entry for each refused colour. */
export class BrandError extends Error {
  override readonly name = "BrandError";
  readonly problems: readonly BrandProblem[];

  constructor(problems: readonly BrandProblem[]) {
    super(problems.map(sentence).join(" "));
    this.problems = problems;
  }
}
