import { sitePaths } from "@petbox/domain/site/paths";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { pageRoutesOf } from "../../../app/pageRoute.ts";
import { seoOf } from "../../../seo/pageSeo.ts";
import { routes } from "../routes.ts";

/** The URL of every policy: the footer, the terms and the consents link to them. */
const policies = Object.values(sitePaths).filter((path) => /termos|politica|privacidade|cookies/.test(path));

const routeAt = (url: string) => pageRoutesOf(routes).find(({ path }) => path === url);

async function htmlOf(url: string): Promise<string> {
  const lazy = routeAt(url)?.lazy;
  const { Component } = typeof lazy === "function" ? await lazy() : {};
  if (!Component) throw new Error(`${url} is no page.`);
  return renderToStaticMarkup(createElement(Component));
}

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

  it.each(policies)("%s is a page with a description", (url) => {
    expect(routeAt(url)).toBeDefined();
    expect(seoOf(url)?.description).toMatch(/\.$/);
  });

  it.each(policies)("%s writes PIX as every other page does", async (url) => {
    expect(await htmlOf(url)).not.toMatch(/\bPix\b/);
  });

  // MDX is not type-checked: a misspelled name is an expression without a value or a link without a target.
  it.each(policies)("%s has a value for each expression and a target for each link", async (url) => {
    const html = await htmlOf(url);
    expect(html).not.toMatch(/undefined|NaN|\[object|<strong><\/strong>|>[^<]*(?: {2}| [.,;:])/);
    expect(html).not.toMatch(/<a(?=[ >])(?![^>]* href="(?:\/|https:))/);
  });
});
