import { AnchorMdx } from "@storybook/addon-docs/blocks";
import { useEffect, useState } from "react";
import { type Listed, libraryIndex } from "./libraryIndex.ts";
import { Table } from "./Table.tsx";

const shelves = [
  ["Tokens", "As decisões do desenho, com nome: cor, letra, espaço, canto, movimento e largura."],
  ["Fundamentos", "O que segura o resto: letra, imagem, pilha, grade, cartão."],
  ["Componentes", "Por assunto. Cada um com uma página: para que serve, props, teclado, leitor de tela."],
  ["Telas", "A loja inteira, por área e na ordem da jornada, com o servidor em cada estado."],
] as const;

const digits = new Intl.NumberFormat("pt-BR");

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
