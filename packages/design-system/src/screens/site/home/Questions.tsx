import type { Species } from "@petbox/domain/pet/species";
import { frequentQuestions } from "@petbox/domain/site/questions";
import { ChevronDown } from "lucide-react";
import { Container } from "../../../components/foundations/Container/index.ts";
import { Heading } from "../../../components/foundations/Heading/index.ts";
import { Link } from "../../../components/navigation/Link/index.ts";
import { Band, Opening } from "./Band.styles.ts";
import { List, Question } from "./Questions.styles.ts";

interface QuestionsProps {
  readonly pet: Species;
}

/** Frequent questions before a purchase; the answers summarise the terms. */
export function Questions({ pet }: QuestionsProps) {
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
            <Question key={question}>
              <summary>
                {question}
                <ChevronDown aria-hidden="true" />
              </summary>
              <p>
                {answer}
                {more === undefined ? null : (
                  <>
                    {" "}
                    <Link href={more.href}>{more.label}</Link>.
                  </>
                )}
              </p>
            </Question>
          ))}
        </List>
      </Container>
    </Band>
  );
}
