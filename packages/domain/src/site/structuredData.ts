import { reaisFromCents } from "../money/cents.ts";
import { type Species, speciesQuery } from "../pet/species.ts";
import type { Plan, Track } from "../plan/offer.ts";
import { absoluteUrl } from "./origin.ts";
import { sitePaths } from "./paths.ts";
import { productName } from "./productName.ts";
import type { FrequentQuestion } from "./questions.ts";

/** Structured data of a page: schema.org as JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>;

const context = { "@context": "https://schema.org" } as const;

/** The seller. */
export const organization: StructuredData = {
  ...context,
  "@type": "Organization",
  name: productName,
  url: absoluteUrl(sitePaths.dogHome),
  logo: absoluteUrl("/icon-512.png"),
};

/** The path from the home page to a page, which comes last. */
export function breadcrumbs(way: readonly { readonly name: string; readonly path: `/${string}` }[]): StructuredData {
  return {
    ...context,
    "@type": "BreadcrumbList",
    itemListElement: way.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

/** The FAQ of a page. */
export function questionsAndAnswers(questions: readonly FrequentQuestion[]): StructuredData {
  return {
    ...context,
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** The track that a page sells. */
export interface SoldTrack {
  readonly species: Species;
  /** The track's tag. */
  readonly track: string;
}

const plurals: Readonly<Record<Species, string>> = { dog: "cachorros", cat: "gatos" };

/** A track as a product, with one offer per plan at its monthly price. */
export function trackAsProduct(species: Species, track: Track, plans: readonly Plan[]): StructuredData {
  return {
    ...context,
    "@type": "Product",
    name: `Caixa ${productName} ${track.name} para ${plurals[species]}`,
    description: track.description,
    image: absoluteUrl(`/${track.image.replace(/^\//, "")}`),
    sku: `${speciesQuery(species)}-${track.tag}`,
    brand: { "@type": "Brand", name: productName },
    offers: plans.map(({ name, monthlyPrice }) => {
      const price = { price: reaisFromCents(monthlyPrice), priceCurrency: "BRL" };
      return {
        "@type": "Offer",
        name: `Plano ${name}`,
        url: absoluteUrl(sitePaths.subscribe),
        availability: "https://schema.org/InStock",
        ...price,
        priceSpecification: { "@type": "UnitPriceSpecification", ...price, unitCode: "MON" },
      };
    }),
  };
}
