import { describe, expect, it } from "vitest";
import { parseInstagram, parseNewInstagram } from "./instagram.ts";

describe("an Instagram username", () => {
  it.each([
    ["bob.da.carla", "bob.da.carla"],
    ["@bob", "bob"],
    ["  @Bob_2 ", "bob_2"],
    ["https://www.instagram.com/bob.da.carla/?hl=pt", "bob.da.carla"],
    ["instagram.com/bob", "bob"],
    ["https://instagram.com/reel", "reel"],
    ["https://instagram.com/bob/reels/", "bob"],
    ["b", "b"],
    ["a".repeat(30), "a".repeat(30)],
  ])("'%s' is %s", (written, name) => {
    expect(parseInstagram(written)).toEqual({ ok: true, value: name });
  });

  it.each([
    "",
    "@",
    "   ",
    "bob🐶",
    "bob da carla",
    "joão",
    "bob.",
    ".bob",
    "bob..carla",
    "a".repeat(31),
    "@@bob",
    "https://outra.test/bob",
    "https://instagram.com/",
    "https://www.instagram.com/p/Cx1abcDEf/",
    "instagram.com/reel/Cx1abcDEf/?igsh=1",
    "https://www.instagram.com/stories/bob.pug/3012345678/",
    "../bob",
    "bob/../carla",
    "<script>",
  ])("rejects '%s'", (written) => {
    expect(parseInstagram(written)).toEqual({ ok: false, error: "instagram-invalid" });
  });
});

describe("a new username", () => {
  it.each(["bob", "@Bob", "https://instagram.com/bob"])("SUB-274 rejects '%s', which equals bob", (written) => {
    const same = { ok: false, error: "instagram-unchanged" };
    expect(parseNewInstagram(written, "bob")).toEqual(same);
    expect(parseNewInstagram(written, "@bob")).toEqual(same);
  });

  it("is accepted if the current one differs, is absent or is invalid", () => {
    for (const current of ["mika", undefined, "", "não tenho"]) {
      expect(parseNewInstagram("@bob", current)).toEqual({ ok: true, value: "bob" });
    }
  });
});
