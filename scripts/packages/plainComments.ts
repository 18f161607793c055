/** A requirement of the shop's specification, or several: "FUN-142", "MAN-322 and MAN-414". */
const id = "(?:FUN|MAN|SUB|OUR)-\\d{3}";
const requirement = String.raw`(?:${id}(?:\s*(?:,|and|or|to)\s*(?:\*\s*)?(?:${id}|\d{3}))*|decisions? \d+(?:(?:,| and| or| to) \d+)*)`;

const inBrackets = new RegExp(String.raw`(\s*\*?\s*)\((?:see )?${requirement}(?:[;,] ${requirement})*\)([.,:;]?)`, "g");
const atEndOfBrackets = new RegExp(
  String.raw`[;,:](?:\s*\*)?\s+(?:see )?${requirement}(?:[;,] ${requirement})*\)`,
  "g",
);

const wholeComment = new RegExp(String.raw`/\*\* ${requirement}\.? \*/`, "g");

export const namesRequirement = new RegExp(String.raw`\b${id}\b`);

/** A declaration file whose comments cite no requirement: they mean nothing to another team. */
export function withoutRequirements(declarations: string): string {
  return declarations
    .replace(inBrackets, (_, before: string, end: string) =>
      end === "" && before.includes("\n") ? before.trimEnd() : end,
    )
    .replace(wholeComment, "")
    .replace(atEndOfBrackets, ")");
}
