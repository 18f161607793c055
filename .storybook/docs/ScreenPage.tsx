import { DocsContext, Title } from "@storybook/addon-docs/blocks";
import { use } from "react";
import { nameOfStory } from "../stateNames.ts";
import { Windows } from "./StoryFrame.styles.ts";
import { StoryFrame, StoryHeading } from "./StoryFrame.tsx";

const idsOf = (spec: unknown): string => (Array.isArray(spec) ? spec.join(" · ") : "");

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
        barra de ferramentas troca o cenário, a latência e a falha.
      </p>
      <Windows>
        {stories.map((story) => (
          <section key={story.id}>
            <StoryHeading id={story.id} level={2}>
              {nameOfStory(story)}
            </StoryHeading>
            <StoryFrame id={story.id} title={nameOfStory(story)} width={360} height={640} />
            <p>{idsOf(story.parameters.spec)}</p>
          </section>
        ))}
      </Windows>
    </>
  );
}
