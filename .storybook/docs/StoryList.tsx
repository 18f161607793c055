import { Canvas, DocsContext, Heading } from "@storybook/addon-docs/blocks";
import { use } from "react";
import { nameOfStory } from "../stateNames.ts";
import { viewports } from "../viewports.ts";
import { StoryFrame, StoryHeading } from "./StoryFrame.tsx";
import { StoryScope } from "./StoryScope.tsx";

function widthAskedFor(globals: Readonly<Record<string, unknown>>): number | undefined {
  const { value }: { value?: string } = Object(globals.viewport);
  const asked = Object.entries(viewports).find(([name]) => name === value);
  return asked === undefined ? undefined : Number.parseInt(asked[1].styles.width, 10);
}

/** The theme set by a story's globals, for the background of its canvas. */
function themeOf({ theme }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof theme === "string" ? theme : undefined;
}

/** Every story of the component. A story with a viewport is shown in an iframe of that width. */
export function StoryList() {
  const stories = use(DocsContext).componentStories();
  return (
    <>
      <Heading>Histórias</Heading>
      {stories.some(({ playFunction }) => playFunction) ? (
        <p>
          Aqui, cada história está como começa. O nome leva a ela, e lá o roteiro toca, digita e mostra o que vem
          depois.
        </p>
      ) : null}
      {stories.map((story) => {
        const width = widthAskedFor(story.storyGlobals);
        const name = nameOfStory(story);
        return (
          <section key={story.id} data-theme={themeOf(story.storyGlobals)}>
            <StoryHeading id={story.id}>{name}</StoryHeading>
            {width === undefined ? (
              <StoryScope>
                <Canvas of={story.moduleExport} />
              </StoryScope>
            ) : (
              <StoryFrame id={story.id} title={name} width={width} height={420} fits />
            )}
          </section>
        );
      })}
    </>
  );
}
