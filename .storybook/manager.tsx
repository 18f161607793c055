import { STORY_PREPARED } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import { brandTheme } from "./docs/brandTheme.ts";
import { shownName } from "./requirementNames.ts";

addons.setConfig({
  theme: brandTheme("light"),
  sidebar: { renderLabel: ({ name }) => shownName(name) },
});

const controlsPanel = "addon-controls";
const stepsPanel = "storybook/interactions/panel";

// Storybook keeps a panel selected that the story hides, and shows nothing. A page without controls shows its steps.
addons.register("petbox/panel-of-page", (api) => {
  api.on(
    STORY_PREPARED,
    ({ parameters }: { readonly parameters: { readonly controls?: { readonly disable?: boolean } } }) => {
      if (parameters.controls?.disable && api.getSelectedPanel() === controlsPanel) api.setSelectedPanel(stepsPanel);
    },
  );
});
