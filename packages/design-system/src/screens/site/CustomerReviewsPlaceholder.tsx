import { styled } from "styled-components";
import { Container } from "../../components/foundations/Container/index.ts";
import { Glyph } from "../../components/foundations/Glyph/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { media } from "../../theme/breakpoints.ts";
import { Pet, Reviews } from "./CustomerReviews.styles.ts";
import { Band, Opening } from "./home/Band.styles.ts";

/* Without scripts, nothing would ever replace it. */
const Place = styled(Band)`${media.withoutScripts} { display: none; }`;

const cards = ["first", "second", "third"];
const lines = ["first", "second", "last"];

/** Keeps the place of `CustomerReviews` while they load, so that a restored scroll position stays right. Silent. */
export function CustomerReviewsPlaceholder() {
  return (
    <Place as="div" data-laid-out aria-hidden>
      <Container>
        <Opening>
          <Heading headingLevel={2} size="display" align="center">
            <Skeleton width="medium" />
          </Heading>
          <Text size="large">
            <Skeleton width="medium" />
          </Text>
        </Opening>
        <Reviews as="div">
          {cards.map((card) => (
            <div key={card}>
              <Skeleton width="short" />
              <blockquote>
                {lines.map((line) => (
                  <Skeleton key={line} width={line === "last" ? "medium" : "full"} />
                ))}
              </blockquote>
              <Pet>
                <Glyph sign="paw" />
                <div>
                  <Text>
                    <Skeleton width="short" />
                  </Text>
                  <Text size="small">
                    <Skeleton width="short" />
                  </Text>
                </div>
              </Pet>
            </div>
          ))}
        </Reviews>
      </Container>
    </Place>
  );
}
