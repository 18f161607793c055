/** "Next charge on 03/04: Bob's box", or without the colon if the detail is unknown. */
export function withDetail(text: string, detail: string | undefined): string {
  return detail === undefined ? text : `${text}: ${detail}`;
}
