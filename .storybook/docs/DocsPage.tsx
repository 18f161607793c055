import { Description, Title, useOf } from "@storybook/addon-docs/blocks";
import { componentFolder } from "../props/componentFolder.ts";
import { ComponentPage } from "./ComponentPage.tsx";
import { ScreenPage } from "./ScreenPage.tsx";
import { StoryList } from "./StoryList.tsx";

/** The page that is written for every file of stories: a component's, a screen's, or a plain one. */
export function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { documentation, shop, fileName } = preparedMeta.parameters;
  if (documentation) {
    return <ComponentPage docs={documentation} name={componentFolder(fileName)} argTypes={preparedMeta.argTypes} />;
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
