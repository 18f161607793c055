/** A requirement of the shop's specification, or several: "FUN-142", "MAN-322 and MAN-414". */
const id = "(?:FUN|MAN|SUB|OUR)-\\d{3}";
/** A space, or a line break within a comment. */
const gap = String.raw`\s+(?:\*\s+)?`;
const decision = String.raw`decisions?${gap}\d+`;
const requirement = String.raw`(?:${id}(?:\s*(?:,|and|or|to)\s*(?:\*\s*)?(?:${id}|\d{3}))*|${decision}(?:(?:,| and| or| to)${gap}\d+)*)`;

const inBrackets = new RegExp(
  String.raw`(\s*\*?\s*)\((?:see )?${requirement}(?:[;,]${gap}${requirement})*\)([.,:;]?)`,
  "g",
);
const atEndOfBrackets = new RegExp(
  String.raw`[;,:](?:\s*\*)?\s+(?:see )?${requirement}(?:[;,]${gap}${requirement})*\)`,
  "g",
);

const wholeComment = new RegExp(String.raw`/\*\* ${requirement}\.? \*/`, "g");

/** A requirement, or a decision of the shop's own. */
export const namesRequirement = new RegExp(String.raw`\b(?:${id}|${decision})\b`);

/** A declaration file whose comments cite no requirement: they mean nothing to another team. */
export function withoutRequirements(declarations: string): string {
  return declarations
    .replace(inBrackets, (_, before: string, end: string) =>
      end === "" && before.includes("\n") ? before.trimEnd() : end,
    )
    .replace(wholeComment, "")
    .replace(atEndOfBrackets, ")");
}
