import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CustomerReviews, type CustomerReviewsProps } from "./CustomerReviews.tsx";

const review = { pet: "Pipoca", city: "Recife, PE", stars: 5, text: "Ela ama." };
const markup = (props: CustomerReviewsProps) => renderToStaticMarkup(<CustomerReviews {...props} />);

it("is absent without reviews and without a number of boxes", () => {
  expect(markup({})).toBe("");
  expect(markup({ reviews: [], boxesDelivered: 100 })).toBe("");
});

it("shows the reviews without a number of boxes, and the number without reviews as its heading", () => {
  expect(markup({ reviews: [review] })).toContain("“Ela ama.”");
  expect(markup({ reviews: [review] })).not.toContain("caixas entregues");
  expect(markup({ boxesDelivered: 48_217 })).toMatch(/<h2[^>]*>Mais de 48 mil caixas entregues<\/h2>/);
});

it("shows at most three reviews", () => {
  const many = ["a", "b", "c", "d"].map((text) => ({ ...review, text }));
  expect(markup({ reviews: many }).match(/<blockquote>/g)).toHaveLength(3);
});
