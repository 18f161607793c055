import { speciesQuery } from "@petbox/domain/pet/species";
import { absoluteUrl } from "@petbox/domain/site/origin";
import { sitePaths } from "@petbox/domain/site/paths";
import { productName } from "@petbox/domain/site/productName";
import { frequentQuestions } from "@petbox/domain/site/questions";
import {
  breadcrumbs,
  organization,
  questionsAndAnswers,
  type StructuredData,
} from "@petbox/domain/site/structuredData";
import { documentTitle } from "../app/documentTitle.ts";
import type { Page } from "../app/page.ts";
import { canonicalOf, isFound } from "./found.ts";

/** The picture of a shared link, drawn by `npm run pictures`. */
const sharedPicture = {
  path: "/share.png",
  width: 1200,
  height: 630,
  alt: "Um cachorro dentro de uma caixa da PetBox, com brinquedos e petiscos em volta.",
} as const;

/** What the head of a page's document says of it: to the reader's tab, to who shares it and to who searches. */
export function headTags(page: Page, path: string): string[] {
  const canonical = canonicalOf(page, path);
  return [
    `<title>${escaped(documentTitle(page.title))}</title>`,
    ...(page.description === undefined ? [] : shareTags(page, page.description, canonical)),
    ...(canonical === undefined
      ? ['<meta name="robots" content="noindex" />']
      : [`<link rel="canonical" href="${absoluteUrl(canonical)}" />`]),
  ];
}

/** How the page is shown where it is found or shared. An address that names somebody's thing is not told on. */
function shareTags({ title }: Page, description: string, canonical: `/${string}` | undefined): string[] {
  const shared = {
    "og:site_name": productName,
    "og:type": "website",
    "og:locale": "pt_BR",
    "og:title": documentTitle(title),
    "og:description": description,
    ...(canonical === undefined ? {} : { "og:url": absoluteUrl(canonical) }),
    "og:image": absoluteUrl(sharedPicture.path),
    "og:image:width": String(sharedPicture.width),
    "og:image:height": String(sharedPicture.height),
    "og:image:alt": sharedPicture.alt,
  };
  return [
    `<meta name="description" content="${escaped(description)}" />`,
    ...Object.entries(shared).map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}

/** What machines are told of a page that is found. What it sells is the server's to tell: it puts prices in. */
export function dataTags(page: Page, path: string): string[] {
  if (!isFound(page, path)) return [];
  const { title, sells, answers } = page;
  const isHome = path === sitePaths.dogHome;
  const way = [
    { name: "Início", path: sitePaths.dogHome },
    { name: title, path: `/${path.slice(1)}` },
  ] as const;
  const told: readonly StructuredData[] = [
    ...(isHome ? [organization] : [breadcrumbs(way)]),
    ...(answers === undefined ? [] : [questionsAndAnswers(frequentQuestions(answers))]),
  ];
  const texts = [
    ...told.map((data) => JSON.stringify(data).replaceAll("<", "\\u003c")),
    ...(sells === undefined ? [] : [`__PRODUCT:${speciesQuery(sells.species)}:${sells.track}__`]),
  ];
  return texts.map(dataScript);
}

/** Data for who reads it: a script of this type is never run, whatever the policy. */
function dataScript(json: string): string {
  return `<script type="application/ld+json">${json}</script>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
