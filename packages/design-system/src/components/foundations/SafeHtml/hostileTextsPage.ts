import { hostileTexts } from "./hostileTexts.ts";
import { sanitize } from "./sanitize.ts";

/** The page of an iframe with a strict policy: it shows the sanitized texts, then lists the reported violations. */
const reported: string[] = [];
document.addEventListener("securitypolicyviolation", ({ violatedDirective }) => reported.push(violatedDirective));
for (const text of hostileTexts) document.body.append(sanitize(text));
// A violation on purpose, reported after all others.
document.body.setAttribute("style", "color: red");
document.addEventListener("securitypolicyviolation", () => {
  document.body.dataset.reported = reported.join(" ");
});
