import { speciesQuery } from "@petbox/domain/pet/species";
import { homeNames, homePath } from "@petbox/domain/site/home";
import { absoluteUrl } from "@petbox/domain/site/origin";
import { sitePaths } from "@petbox/domain/site/paths";
import { productName } from "@petbox/domain/site/productName";
import { frequentQuestions } from "@petbox/domain/site/questions";
import { isSitePath } from "@petbox/domain/site/sitePath";
import {
  breadcrumbs,
  organization,
  questionsAndAnswers,
  type SoldTrack,
  type StructuredData,
  trackAsProduct,
} from "@petbox/domain/site/structuredData";
import { withoutApp } from "@petbox/domain/site/withApp";
import { titleSuffix } from "../app/DocumentTitle.tsx";
import { type PageSeo, seoOf } from "./pageSeo.ts";

/** The pictures of shared links, drawn by `npm run pictures`. */
const sharedPictures = {
  dog: { path: "/share.png", alt: "Um cachorro dentro de uma caixa da PetBox, com brinquedos e petiscos em volta." },
  cat: { path: "/share-gato.png", alt: "Um gato dentro de uma caixa da PetBox, com brinquedos e petiscos em volta." },
} as const;
const sharedSize = { width: 1200, height: 630 } as const;

/**
 * The path that search engines index for the page at a path; undefined for a page without a description, and if the
 * path names a customer's item.
 */
export function canonicalOf(path: string): `/${string}` | undefined {
  const seo = seoOf(path);
  if (seo === undefined || path.includes(":")) return undefined;
  const canonical = seo.canonicalPath ?? withoutApp(path);
  return isSitePath(canonical) ? canonical : undefined;
}

/** Whether search engines index the page under this path, so that the site map lists it. */
export function isIndexed(path: string): path is `/${string}` {
  return canonicalOf(path) === path;
}

/**
 * The head tags of a page's document, for shared links and search engines.
 * @param title the document's title, HTML-encoded.
 */
export function headTags(title: string, path: string): string[] {
  const canonical = canonicalOf(path);
  const seo = seoOf(path);
  return [
    ...(seo === undefined ? [] : shareTags(title, seo, canonical)),
    ...(canonical === undefined
      ? ['<meta name="robots" content="noindex" />']
      : [`<link rel="canonical" href="${absoluteUrl(canonical)}" />`]),
  ];
}

/** The tags for search results and shared links. The path of a customer's item is left out. */
function shareTags(title: string, { description, sells }: PageSeo, canonical: `/${string}` | undefined): string[] {
  const picture = sharedPictures[sells?.species ?? "dog"];
  const shared = {
    "og:site_name": productName,
    "og:type": "website",
    "og:locale": "pt_BR",
    "og:description": description,
    ...(canonical === undefined ? {} : { "og:url": absoluteUrl(canonical) }),
    "og:image": absoluteUrl(picture.path),
    "og:image:width": String(sharedSize.width),
    "og:image:height": String(sharedSize.height),
    "og:image:alt": picture.alt,
  };
  return [
    `<meta name="description" content="${escaped(description)}" />`,
    `<meta property="og:title" content="${title}" />`,
    ...Object.entries(shared).map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}

/** The page above a page: of a track, the home page of its species, as in the breadcrumb that the page shows. */
function parentOf(path: string, sells: PageSeo["sells"]): { readonly name: string; readonly path: `/${string}` } {
  if (sells === undefined || path === homePath(sells.species)) return { name: "Início", path: sitePaths.dogHome };
  return { name: homeNames[sells.species], path: homePath(sells.species) };
}

/**
 * The structured data of an indexed page. The server replaces the placeholder for the offer with its prices.
 * @param title the document's title.
 */
export function structuredDataTags(title: string, path: string): string[] {
  if (!isIndexed(path)) return [];
  const { sells, answers } = seoOf(path) ?? {};
  const isHome = path === sitePaths.dogHome;
  const trail = [parentOf(path, sells), { name: title.slice(0, title.lastIndexOf(titleSuffix)), path }] as const;
  const data: readonly StructuredData[] = [
    ...(isHome ? [organization] : [breadcrumbs(trail)]),
    ...(answers === undefined ? [] : [questionsAndAnswers(frequentQuestions(answers))]),
  ];
  const texts = [...data.map(safeJson), ...(sells === undefined ? [] : [productWithOffers(sells)])];
  return texts.map(dataScript);
}

/** The product with a placeholder for its offers. */
function productWithOffers(sold: SoldTrack): string {
  const product = safeJson(trackAsProduct(sold));
  return `${product.slice(0, -1)},"offers":__OFFERS:${speciesQuery(sold.species)}:${sold.tag}__}`;
}

const safeJson = (data: StructuredData) => JSON.stringify(data).replaceAll("<", "\\u003c");

/** Scripts of this type never run, so the content security policy does not matter. */
function dataScript(json: string): string {
  return `<script type="application/ld+json">${json}</script>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
