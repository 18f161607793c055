import { describe, expect, it } from "vitest";
import { refuseOtherEnd } from "./endOfStory.ts";

describe("where a story of a page ends", () => {
  it("is the page that it opens, whatever comes behind the address", () => {
    expect(() => refuseOtherEnd({ path: "/pet/nome/", reached: "/pet/nome?pet=gato" })).not.toThrow();
    expect(() => refuseOtherEnd({ path: "/", reached: "/" })).not.toThrow();
    expect(() => refuseOtherEnd({ path: "/pet/nome/", reached: "/pet/porte/?pet=gato" })).toThrow(
      "ends at /pet/porte/?pet=gato, and is said to end at /pet/nome/",
    );
  });

  it("is another page only where the story says so", () => {
    const going = { path: "/pet/nome/", endsAt: "/pet/porte/" };
    expect(() => refuseOtherEnd({ ...going, reached: "/pet/porte/?pet=gato" })).not.toThrow();
    expect(() => refuseOtherEnd({ ...going, reached: "/pet/nome/" })).toThrow("said to end at /pet/porte/");
  });
});
