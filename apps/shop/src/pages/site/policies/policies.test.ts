import { sitePaths } from "@petbox/domain/site/paths";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { pages } from "../pages.ts";

/** The URL of every policy: the footer, the terms and the consents link to them. */
const policies = Object.values(sitePaths).filter((path) => /termos|politica|privacidade|cookies/.test(path));

const pageAt = (url: string) => pages.find(({ path }) => path === url);

describe("the policies", () => {
  it("include those of the footer", () => {
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

  it.each(policies)("%s is a page, prerendered and described", (url) => {
    expect(pageAt(url)).toMatchObject({ path: url, prerender: true, description: expect.stringMatching(/\.$/) });
  });

  // MDX is not type-checked: a misspelled name is an expression without a value or a link without a target.
  it.each(policies)("%s has a value for each expression and a target for each link", async (url) => {
    const module = await pageAt(url)?.load();
    if (module === undefined) throw new Error(`${url} is no page.`);
    const html = renderToStaticMarkup(createElement(module.Page));
    expect(html).not.toMatch(/undefined|NaN|\[object|<strong><\/strong>|>[^<]*(?: {2}| [.,;:])/);
    expect(html).not.toMatch(/<a(?=[ >])(?![^>]* href="\/)/);
  });
});
