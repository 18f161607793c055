import { tokens } from "@petbox/design-system/tokens";
import { AnchorMdx } from "@storybook/addon-docs/blocks";
import { type ComponentProps, useEffect, useState } from "react";
import { styled } from "styled-components";
import { type Listed, libraryIndex } from "./libraryIndex.ts";

const shelves = [
  ["Tokens", "As decisões do desenho, com nome: cor, letra, espaço, canto, movimento, camada e largura."],
  ["Fundamentos", "O que segura o resto: letra, imagem, pilha, grade, cartão."],
  ["Componentes", "Por assunto. Cada um com uma página: para que serve, props, teclado, leitor de tela."],
  ["Telas", "A loja inteira, por área e na ordem da jornada, com o servidor em cada estado."],
] as const;

const digits = new Intl.NumberFormat("pt-BR");

/** A wide table scrolls inside its container, so that the page does not. */
const Scroller = styled.div`
  overflow-x: auto;
  && { margin-block: ${tokens.space.s4} ${tokens.space.s6}; }
  && table { margin: 0; font-size: ${tokens.fontSize.small}; }
  && tr:nth-of-type(2n) { background: ${tokens.color.surfaceSunken}; }
  && th { text-align: start; }
  && td { vertical-align: top; }
  && code { white-space: normal; overflow-wrap: break-word; }
`;

/** A table of a docs page or of an MDX page. */
function Table(props: ComponentProps<"table">) {
  return (
    <Scroller>
      <table {...props} />
    </Scroller>
  );
}

/** The parts of the library, with counts from the Storybook index. */
export function LibraryMap() {
  const [listed, setListed] = useState<readonly Listed[]>([]);
  useEffect(() => {
    libraryIndex().then(setListed);
  }, []);
  return (
    <Table>
      <thead>
        <tr>
          <th>Parte</th>
          <th>O que tem</th>
          <th>Páginas</th>
          <th>Histórias</th>
        </tr>
      </thead>
      <tbody>
        {shelves.map(([shelf, what]) => {
          const own = listed.filter(({ title }) => title.startsWith(`${shelf}/`));
          const pages = own.filter(({ type }) => type === "docs");
          return (
            <tr key={shelf}>
              <td>
                <AnchorMdx target="_self" href={`?path=/docs/${pages[0]?.id ?? ""}`}>
                  {shelf}
                </AnchorMdx>
              </td>
              <td>{what}</td>
              <td>{digits.format(pages.length)}</td>
              <td>{digits.format(own.length - pages.length)}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
