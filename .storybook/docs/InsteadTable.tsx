import { AnchorMdx } from "@storybook/addon-docs/blocks";
import { useEffect, useState } from "react";
import type { AnyDocs } from "../documented.ts";
import { componentPages } from "./componentPages.ts";
import { Table } from "./Table.tsx";

/** Which other component does what this one does not, with the way to its page. */
export function InsteadTable({ alternatives }: { alternatives: AnyDocs["instead"] }) {
  const [pages, setPages] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    componentPages().then(setPages);
  }, []);
  return (
    <Table>
      <thead>
        <tr>
          <th>Use</th>
          <th>Quando</th>
        </tr>
      </thead>
      <tbody>
        {alternatives.map(({ use, when }) => {
          const id = pages.get(use);
          return (
            <tr key={use + when}>
              <td>
                {id === undefined ? (
                  use
                ) : (
                  <AnchorMdx target="_self" href={`?path=/docs/${id}`}>
                    {use}
                  </AnchorMdx>
                )}
              </td>
              <td>{when.replace(/^quando /, "")}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
