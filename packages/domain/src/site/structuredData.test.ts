import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import type { PlanLength } from "../plan/planLength.ts";
import { frequentQuestions } from "./questions.ts";
import {
  breadcrumbs,
  offersOfPlans,
  organization,
  questionsAndAnswers,
  type StructuredData,
  trackAsProduct,
} from "./structuredData.ts";

const address = expect.stringMatching(/^https:\/\/www\.petbox\.example\/\S*$/);
const sentence = expect.stringMatching(/\S/);

/** As a consumer parses it. */
const read = (data: StructuredData): unknown => JSON.parse(JSON.stringify(data));

describe("the structured data that schema.org and search engines require", () => {
  it("an organization has a name, a URL and a logo", () => {
    expect(read(organization)).toEqual({
      "@context": "https://schema.org",
      "@type": "Organization",
      name: "PetBox",
      url: address,
      logo: address,
    });
  });

  it("breadcrumbs are numbered from one, each with a name and a URL", () => {
    const way = [
      { name: "Início", path: "/" },
      { name: "Cookies", path: "/cookies" },
    ] as const;
    expect(read(breadcrumbs(way))).toEqual({
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Início", item: "https://www.petbox.example/" },
        { "@type": "ListItem", position: 2, name: "Cookies", item: "https://www.petbox.example/cookies" },
      ],
    });
  });

  it("each question has one accepted answer with a text", () => {
    const page = questionsAndAnswers(frequentQuestions("dog"));
    expect(page).toMatchObject({ "@type": "FAQPage" });
    expect(page.mainEntity).toHaveLength(6);
    for (const question of [page.mainEntity].flat()) {
      expect(question).toEqual({
        "@type": "Question",
        name: sentence,
        acceptedAnswer: { "@type": "Answer", text: sentence },
      });
    }
  });

  it("a product has a name, an image and the text of its page", () => {
    const track = { species: "cat", tag: "essencial", name: "Essencial", description: "Areia e brinquedos." } as const;
    const image = "/imagens/trilha-gato-essencial.svg";
    expect(read(trackAsProduct({ ...track, image }))).toEqual({
      "@context": "https://schema.org",
      "@type": "Product",
      name: "Caixa PetBox Essencial para gatos",
      description: "Areia e brinquedos.",
      image: `https://www.petbox.example${image}`,
      sku: "gato-essencial",
      brand: { "@type": "Brand", name: "PetBox" },
    });
  });

  it("an offer leads to its track's page, and its price is that of a month, for the months of the plan", () => {
    const length: PlanLength = 12;
    const plan = {
      ...{ tag: "GE_anual", name: "Anual", description: "12 meses.", image: "/imagens/plano.svg", special: true },
      ...{ length, monthlyPrice: cents(6990) },
    };
    expect(offersOfPlans("cat", "essencial", [plan])).toEqual([
      {
        "@type": "Offer",
        name: "Plano Anual",
        url: "https://www.petbox.example/trilhas/gato/essencial",
        availability: "https://schema.org/InStock",
        // No `price` beside it, which would count as the price of the whole plan.
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: "69.90",
          priceCurrency: "BRL",
          referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "MON" },
          billingDuration: { "@type": "QuantitativeValue", value: 12, unitCode: "MON" },
        },
      },
    ]);
  });
});
