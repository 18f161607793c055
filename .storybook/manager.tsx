import { addons } from "storybook/manager-api";
import { brandTheme } from "./docs/brandTheme.ts";
import { shownName } from "./requirementNames.ts";

addons.setConfig({
  theme: brandTheme("light"),
  sidebar: { renderLabel: ({ name }) => shownName(name) },
});
