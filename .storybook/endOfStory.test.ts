import { describe, expect, it } from "vitest";
import { refuseOtherEnd } from "./endOfStory.ts";

describe("the end of a page's story", () => {
  it("is the page that it opens, with any query string", () => {
    expect(() => refuseOtherEnd({ path: "/pet/nome/", reached: "/pet/nome?pet=gato" })).not.toThrow();
    expect(() => refuseOtherEnd({ path: "/", reached: "/" })).not.toThrow();
    expect(() => refuseOtherEnd({ path: "/pet/nome/", reached: "/pet/porte/?pet=gato" })).toThrow(
      "ends at /pet/porte/?pet=gato, and is said to end at /pet/nome/",
    );
  });

  it("is another page only if the story declares it", () => {
    const going = { path: "/pet/nome/", endsAt: "/pet/porte/" };
    expect(() => refuseOtherEnd({ ...going, reached: "/pet/porte/?pet=gato" })).not.toThrow();
    expect(() => refuseOtherEnd({ ...going, reached: "/pet/nome/" })).toThrow("said to end at /pet/porte/");
  });
});
