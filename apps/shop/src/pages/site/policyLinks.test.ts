import { sitePaths } from "@petbox/domain/site/paths";
import { describe, expect, it } from "vitest";
import { pageRoutesOf } from "../../app/pageRoute.ts";
import { seoOf } from "../../seo/pageSeo.ts";
import { routes } from "./routes.ts";

/** Every address of a policy: footer, terms and consents lead to them. */
const policies = Object.values(sitePaths).filter((path) => /termos|politica|privacidade|cookies/.test(path));

describe("a policy that something leads to", () => {
  it("is one of those of the footer, at least", () => {
    expect(policies).toEqual(
      expect.arrayContaining([
        "/termos-de-uso",
        "/termos-de-uso-tapetes",
        "/politica-de-trocas",
        "/politica-de-frete",
        "/privacidade",
        "/cookies",
      ]),
    );
  });

  it.each(policies)("%s is a page, and described", (address) => {
    expect(pageRoutesOf(routes).map(({ path }) => path)).toContain(address);
    expect(seoOf(address)?.description).toMatch(/\.$/);
  });
});
