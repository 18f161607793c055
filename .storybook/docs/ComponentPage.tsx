import {
  AnchorMdx,
  ArgTypes,
  Controls,
  DocsContext,
  Heading,
  Primary,
  PureArgsTable,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { type ComponentType, use, useEffect, useState } from "react";
import { homepage, version } from "../../packages/design-system/package.json";
import type { ComponentNotes } from "../componentNotes.ts";
import { changesOf, maturityText } from "../maturity.ts";
import { describedProps } from "../propTable.ts";
import { Code } from "./Code.tsx";
import { libraryIndex } from "./libraryIndex.ts";
import { NoteText } from "./NoteText.tsx";
import { StoryList } from "./StoryList.tsx";
import { StoryScope } from "./StoryScope.tsx";
import { useFocusOnPress } from "./useFocusOnPress.ts";

interface ComponentPageProps {
  readonly notes: ComponentNotes;
  readonly name: string;
  /** The folder of the component, which is the last part of its import path. */
  readonly folder: string;
  /** Its subcomponents, if each variant has its own props. */
  readonly subcomponents?: Readonly<Record<string, ComponentType<never>>> | undefined;
}

/** A component's page: its `componentNotes`, its props as `react-docgen` reads them, and its stories. */
export function ComponentPage({ notes, name, folder, subcomponents }: ComponentPageProps) {
  const { purpose, alternatives, keyboard, announcements } = notes;
  const changes = changesOf(notes);
  const pages = useComponentPages();
  useFocusOnPress();
  return (
    <>
      <Title />
      <Subtitle>
        <NoteText>{purpose}</NoteText>
      </Subtitle>
      <p>
        {maturityText(notes, version)} · versão {version} ·{" "}
        <AnchorMdx
          target="_blank"
          href={`${homepage.split("/tree/")[0]}/blob/main/packages/design-system/CHANGELOG.md`}
        >
          O que mudou
        </AnchorMdx>
      </p>
      {changes.length === 0 ? null : (
        <ul>
          {changes.map(([changedIn, what]) => (
            <li key={changedIn}>
              <strong>{changedIn}</strong>: <NoteText>{what}</NoteText>
            </li>
          ))}
        </ul>
      )}
      <Code code={`import { ${name} } from "@petbox/design-system/components/${folder}";`} />
      <StoryScope>
        <Primary />
      </StoryScope>
      <Heading>Props</Heading>
      {subcomponents === undefined ? (
        <PropTable />
      ) : (
        Object.entries(subcomponents).map(([part, component]) => (
          <section key={part}>
            <Subheading>{part}</Subheading>
            <PartTable component={component} />
          </section>
        ))
      )}
      <p>
        <code>ref</code> e os demais atributos HTML chegam ao elemento da raiz ou, num campo, ao próprio controle.
      </p>
      {Object.keys(alternatives).length > 0 ? <Heading>Use outro quando</Heading> : null}
      <ul>
        {Object.entries(alternatives).map(([use, when]) => (
          <li key={use}>
            <AnchorMdx target="_self" href={`?path=/docs/${pages.get(use) ?? ""}`}>
              {use}
            </AnchorMdx>
            : <NoteText>{when}</NoteText>
          </li>
        ))}
      </ul>
      <Heading>Teclado</Heading>
      {Object.keys(keyboard).length === 0 ? <p>Não recebe o foco e não responde a tecla nenhuma.</p> : null}
      <ul>
        {Object.entries(keyboard).map(([keys, does]) => (
          <li key={keys}>
            <strong>{keys}</strong>: <NoteText>{does}</NoteText>
          </li>
        ))}
      </ul>
      <Heading>O que o leitor de tela diz</Heading>
      <ol>
        {announcements.map((announcement) => (
          <li key={announcement}>
            <NoteText>{announcement}</NoteText>
          </li>
        ))}
      </ol>
      <StoryList />
    </>
  );
}

/** The props of one subcomponent. */
function PartTable({ component }: { component: ComponentType<never> }) {
  const { parameters } = useOf("meta", ["meta"]).preparedMeta;
  return <PureArgsTable rows={describedProps(component, parameters.docs.extractArgTypes(component))} />;
}

/** The props of the component, with controls where its first story follows them. */
function PropTable() {
  const [first] = use(DocsContext).componentStories();
  return first?.parameters.__isArgsStory ? <Controls /> : <ArgTypes />;
}

/** The id of every component's page, by the component's name. */
function useComponentPages(): ReadonlyMap<string, string> {
  const [pages, setPages] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    libraryIndex().then((listed) => {
      const docs = listed.filter(({ type }) => type === "docs");
      setPages(
        new Map(
          docs.map(({ id, importPath }) => [
            /\/components\/\w+\/\w+\/(\w+)\.stories\./.exec(importPath)?.[1] ?? "",
            id,
          ]),
        ),
      );
    });
  }, []);
  return pages;
}
