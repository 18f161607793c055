import { Heading, Subtitle, Title } from "@storybook/addon-docs/blocks";
import type { AnyDocs } from "../documented.ts";
import { Code } from "./Code.tsx";
import { Example } from "./Example.tsx";
import { InsteadTable } from "./InsteadTable.tsx";
import { type PropRow, PropsTable } from "./PropsTable.tsx";
import { StoryList } from "./StoryList.tsx";
import { Table } from "./Table.tsx";

interface ComponentPageProps {
  readonly docs: AnyDocs;
  /** The folder of the component, which is the name of its import. */
  readonly name: string;
  readonly argTypes: Readonly<Record<string, PropRow>>;
}

/** All that there is to know of one component, from its `documentation`, its types and its stories. */
export function ComponentPage({ docs, name, argTypes }: ComponentPageProps) {
  const texts = [
    ...Object.entries(docs.labels),
    ...Object.entries(docs.texts).map(([name, text]) => [`texts.${name}`, text] as const),
  ];
  return (
    <>
      <Title />
      <Subtitle>{docs.purpose}</Subtitle>
      <Code code={`import { ${name} } from "@petbox/design-system/components/${name}";`} />

      <Heading>Exemplo</Heading>
      <Example name={name} element={docs.example} />

      {docs.instead.length > 0 ? (
        <>
          <Heading>Use outro quando</Heading>
          <InsteadTable alternatives={docs.instead} />
        </>
      ) : null}

      <Heading>Props</Heading>
      <PropsTable rows={argTypes} control={docs.control} />

      <Heading>Teclado</Heading>
      {docs.keyboard.length === 0 ? (
        <p>Não recebe o foco e não responde a tecla nenhuma.</p>
      ) : (
        <Table>
          <thead>
            <tr>
              <th>Tecla</th>
              <th>O que faz</th>
            </tr>
          </thead>
          <tbody>
            {docs.keyboard.map(({ keys, does }) => (
              <tr key={keys + does}>
                <td>{keys}</td>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}

      <Heading>O que o leitor de tela diz</Heading>
      <ol>
        {docs.heard.map((said) => (
          <li key={said}>{said}</li>
        ))}
      </ol>

      {texts.length > 0 ? (
        <>
          <Heading>Textos próprios</Heading>
          <p>O que ele escreve ou diz por conta própria, e a prop que põe outro texto no lugar.</p>
          <Table>
            <thead>
              <tr>
                <th>Texto</th>
                <th>Prop</th>
              </tr>
            </thead>
            <tbody>
              {texts.map(([prop, text]) => (
                <tr key={prop}>
                  <td>{text}</td>
                  <td>
                    <code>{prop}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </>
      ) : null}

      <StoryList />
    </>
  );
}
