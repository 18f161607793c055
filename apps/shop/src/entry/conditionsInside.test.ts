import { describe, expect, it } from "vitest";
import { conditionInside } from "./conditionsInside.ts";

describe("a rule that comes with a part of a page", () => {
  it.each([
    [
      "@media (min-width: 768px){.a{color:red;}.a > img{width:100%;}}",
      ":where(html){@media (min-width: 768px){.a{color:red;}.a > img{width:100%;}}}",
    ],
    ["@container (min-width: 24rem){.b{gap:0;}}", ":where(html){@container (min-width: 24rem){.b{gap:0;}}}"],
    ["@supports (height: 1dvh){.c{height:1dvh;}}", ":where(html){@supports (height: 1dvh){.c{height:1dvh;}}}"],
  ])("has its condition inside: %s", (rule, written) => {
    expect(conditionInside(rule)).toBe(written);
  });

  it.each([
    ".a{color:red;}",
    '.a::after{content:"@media {}";}',
    "@keyframes k{50%{opacity:0.5;}}",
    "@font-face{font-family:Nunito;}",
    "@media (min-width: 768px){html:not(.a){scroll-padding-block-end:1px;}}",
    "@media (min-width: 768px){.a{gap:0;}html:has(.b) .a{gap:0;}}",
    "@media (min-width: 768px){.a,:root{gap:0;}}",
  ])("stays as it is without one, or where it names the root: %s", (rule) => {
    expect(conditionInside(rule)).toBe(rule);
  });
});
