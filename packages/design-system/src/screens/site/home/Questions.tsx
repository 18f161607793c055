import type { Species } from "@petbox/domain/pet/species";
import { frequentQuestions, priceQuestion } from "@petbox/domain/site/questions";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Accordion } from "../../../components/foundations/Accordion/index.ts";
import { Container } from "../../../components/foundations/Container/index.ts";
import { Heading } from "../../../components/foundations/Heading/index.ts";
import { Link } from "../../../components/navigation/Link/index.ts";
import { tokens } from "../../../tokens/index.ts";
import { Band, Opening } from "./Band.styles.ts";

const List = styled.div`
  display: grid;
  gap: ${tokens.space.s3};
  max-width: calc(${tokens.size.column} * 1.25);
  margin-inline: auto;
`;

interface QuestionsProps {
  readonly pet: Species;
  /** The sentence with the starting price, before the answer to "Quanto custa?"; it may render nothing. */
  readonly priceSentence?: ReactNode;
}

/** Frequently asked questions. The answers summarise the terms. */
export function Questions({ pet, priceSentence }: QuestionsProps) {
  return (
    <Band data-tall data-tone="surface" aria-labelledby="perguntas">
      <Container>
        <Opening>
          <Heading headingLevel={2} size="display" align="center" id="perguntas">
            Antes de assinar
          </Heading>
        </Opening>
        <List>
          {frequentQuestions(pet).map(({ question, answer, more }) => (
            <Accordion key={question} title={question} variant="card">
              <p>
                {question === priceQuestion ? priceSentence : null}
                <span>{answer}</span>
                {more === undefined ? null : (
                  <>
                    {" "}
                    <Link href={more.href}>{more.label}</Link>.
                  </>
                )}
              </p>
            </Accordion>
          ))}
        </List>
      </Container>
    </Band>
  );
}
