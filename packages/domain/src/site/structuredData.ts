import { reaisFromCents } from "../money/cents.ts";
import { type Species, speciesQuery } from "../pet/species.ts";
import type { Plan } from "../plan/offer.ts";
import { absoluteUrl } from "./origin.ts";
import { sitePaths } from "./paths.ts";
import { pathTo } from "./pathTo.ts";
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

/** The track that a page sells, in the page's own words. */
export interface SoldTrack {
  readonly species: Species;
  /** The track's tag. */
  readonly tag: string;
  readonly name: string;
  readonly description: string;
  /** Path of its picture. */
  readonly image: string;
}

const plurals: Readonly<Record<Species, string>> = { dog: "cachorros", cat: "gatos" };

/** A track as a product, without its offers: only the server knows the prices. */
export function trackAsProduct({ species, tag, name, description, image }: SoldTrack): StructuredData {
  return {
    ...context,
    "@type": "Product",
    name: `Caixa ${productName} ${name} para ${plurals[species]}`,
    description,
    image: absoluteUrl(`/${image.replace(/^\//, "")}`),
    sku: `${speciesQuery(species)}-${tag}`,
    brand: { "@type": "Brand", name: productName },
  };
}

/** One offer per plan of a track, at its monthly price for the plan's months. */
export function offersOfPlans(species: Species, tag: string, plans: readonly Plan[]): readonly StructuredData[] {
  const url = absoluteUrl(pathTo(sitePaths.track, { species: speciesQuery(species), track: tag }));
  return plans.map(({ name, monthlyPrice, length }) => ({
    "@type": "Offer",
    name: `Plano ${name}`,
    url,
    availability: "https://schema.org/InStock",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: reaisFromCents(monthlyPrice),
      priceCurrency: "BRL",
      referenceQuantity: months(1),
      billingDuration: months(length),
    },
  }));
}

const months = (value: number) => ({ "@type": "QuantitativeValue", value, unitCode: "MON" });
