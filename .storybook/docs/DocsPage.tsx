import { Description, DocsContext, Title, useOf } from "@storybook/addon-docs/blocks";
import { use } from "react";
import { serverOf } from "../serverOf.ts";
import { nameOfStory } from "../stateNames.ts";
import { ComponentPage } from "./ComponentPage.tsx";
import { Facts, Windows } from "./StoryFrame.styles.ts";
import { StoryFrame, StoryHeading } from "./StoryFrame.tsx";
import { StoryList } from "./StoryList.tsx";

/** The page that is generated for every file of stories: a component's, a screen's, or a plain one. */
export function DocsPage() {
  const { parameters, subcomponents } = useOf("meta", ["meta"]).preparedMeta;
  const { componentNotes, shop, fileName } = parameters;
  if (componentNotes) {
    const [, folder = "", name = ""] = /\/(\w+)\/(\w+)\.stories\./.exec(String(fileName)) ?? [];
    return <ComponentPage notes={componentNotes} folder={folder} name={name} subcomponents={subcomponents} />;
  }
  if (shop) return <ScreenPage />;
  return (
    <>
      <Title />
      <Description />
      <StoryList />
    </>
  );
}

/** The requirements that a story proves, as one fact. */
const idsOf = (spec: unknown): readonly string[] => (Array.isArray(spec) ? [`Prova ${spec.join(" · ")}`] : []);

/**
 * Every story of a screen at phone size. Each story is an iframe with its own backend: in a shared document the backends would intercept
 * each other's requests.
 */
function ScreenPage() {
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
