import { DocsContext, Title } from "@storybook/addon-docs/blocks";
import { use } from "react";
import { serverOf } from "../serverOf.ts";
import { nameOfStory } from "../stateNames.ts";
import { Facts, Windows } from "./StoryFrame.styles.ts";
import { StoryFrame, StoryHeading } from "./StoryFrame.tsx";

/** The requirements that a story proves, as one fact. */
const idsOf = (spec: unknown): readonly string[] => (Array.isArray(spec) ? [`Prova ${spec.join(" · ")}`] : []);

/**
 * Every story of a screen at phone size. Each story is an iframe with its own backend: in a shared document the backends would intercept
 * each other's requests.
 */
export function ScreenPage() {
  const stories = use(DocsContext).componentStories();
  return (
    <>
      <Title />
      <p>
        Cada quadro é a loja inteira, aberta nesta tela, com o seu próprio servidor. O nome leva à história, onde a
        barra de ferramentas troca o cenário, a latência e a falha, e o painel Actions mostra cada resposta do servidor.
      </p>
      <Windows>
        {stories.map((story) => (
          <section key={story.id}>
            <StoryHeading id={story.id} level={2}>
              {nameOfStory(story)}
            </StoryHeading>
            <StoryFrame id={story.id} title={nameOfStory(story)} width={360} height={640} />
            <Facts>
              {[...(story.parameters.shop ? serverOf(story.parameters.shop) : []), ...idsOf(story.parameters.spec)].map(
                (fact) => (
                  <li key={fact}>{fact}</li>
                ),
              )}
            </Facts>
          </section>
        ))}
      </Windows>
    </>
  );
}
