import { expect, it } from "vitest";
import { scrollKeyOf } from "./scrollKeyOf.ts";

it.each(["/password/reset/s3cr3t", "/password/reset/s3cr3t/", "/pix/s3cr3t", "/app/pix/s3cr3t", "/nps/score/s3cr3t"])(
  "does not contain the secret of %s",
  (pathname) => {
    expect(scrollKeyOf({ key: "default", pathname })).not.toContain("s3cr3t");
  },
);

it("is the path of a document's first page, and the key of a later one", () => {
  expect(scrollKeyOf({ key: "default", pathname: "/plano/bob" })).toBe("/plano/bob");
  expect(scrollKeyOf({ key: "k1", pathname: "/plano/bob" })).toBe("k1");
});
