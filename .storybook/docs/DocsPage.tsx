import { Description, Title, useOf } from "@storybook/addon-docs/blocks";
import { ComponentPage } from "./ComponentPage.tsx";
import { ScreenPage } from "./ScreenPage.tsx";
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
