import { exceededCount } from "@petbox/domain/site/exceededCount";
import { StarDisplay } from "../../components/forms/StarRating/StarDisplay.tsx";
import { Container } from "../../components/foundations/Container/index.ts";
import { Glyph } from "../../components/foundations/Glyph/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Pet, Reviews } from "./CustomerReviews.styles.ts";
import { Band, Opening } from "./home/Band.styles.ts";

/** A customer's review. */
export interface CustomerReview {
  /** The pet's name. */
  readonly pet: string;
  /** "Recife, PE" */
  readonly city: string;
  /** From 1 to 5. */
  readonly stars: number;
  readonly text: string;
}

export interface CustomerReviewsProps {
  /** The first three are shown. */
  readonly reviews?: readonly CustomerReview[] | undefined;
  /** The number of boxes delivered so far. */
  readonly boxesDelivered?: number | undefined;
}

const mostShown = 3;

/** Customers' reviews and the number of boxes delivered, as far as the server sends them; nothing without either. */
export function CustomerReviews({ reviews = [], boxesDelivered = 0 }: CustomerReviewsProps) {
  const exceeded = exceededCount(boxesDelivered);
  const delivered = exceeded && `Mais de ${exceeded} caixas entregues`;
  const isReviewed = reviews.length > 0;
  if (!isReviewed && delivered === undefined) return null;
  return (
    <Band data-laid-out aria-labelledby="quem-ja-abriu">
      <Container>
        <Opening>
          <Heading headingLevel={2} size="display" align="center" id="quem-ja-abriu">
            {isReviewed ? "Quem já abriu a caixa conta" : delivered}
          </Heading>
          {isReviewed && delivered !== undefined ? (
            <Text tone="soft" size="large" align="center">
              {delivered}
            </Text>
          ) : null}
        </Opening>
        {isReviewed ? (
          <Reviews role="list">
            {reviews.slice(0, mostShown).map(({ pet, city, stars, text }) => (
              <li key={`${pet} ${text}`}>
                <StarDisplay value={stars} />
                <blockquote>{`“${text}”`}</blockquote>
                <Pet>
                  <Glyph sign="paw" />
                  <div>
                    <Text weight="bold">{pet}</Text>
                    <Text tone="soft" size="small">
                      {city}
                    </Text>
                  </div>
                </Pet>
              </li>
            ))}
          </Reviews>
        ) : null}
      </Container>
    </Band>
  );
}
