import { Fragment } from "react";
import { Table } from "./Table.tsx";

interface Summary {
  readonly summary?: string | undefined;
  readonly detail?: string | undefined;
}

/** What is known of a prop: Storybook's argType, as far as it is shown. */
export interface PropRow {
  readonly name?: string;
  readonly description?: string | undefined;
  readonly type?: unknown;
  readonly table?: {
    readonly type?: Summary | undefined;
    readonly defaultValue?: Summary | undefined;
  };
}

interface TypeOfProp {
  readonly required?: boolean;
  readonly raw?: string;
}

interface PropsTableProps {
  readonly rows: Readonly<Record<string, PropRow>>;
  /** Where `ref` and the rest of the props arrive, when not at the root. */
  readonly control: string | undefined;
}

/** The props with what they are, their types and what these are made of, and their defaults. */
export function PropsTable({ rows, control }: PropsTableProps) {
  // Args that only a story has, such as a watched callback, have no type.
  const own = Object.entries(rows).filter(([, { table }]) => table?.type !== undefined);
  return (
    <>
      <Table>
        <thead>
          <tr>
            <th>Prop</th>
            <th>O que é</th>
            <th>Padrão</th>
          </tr>
        </thead>
        <tbody>
          {own.map(([name, { description, type, table }]) => {
            const { required, raw }: TypeOfProp = Object(type);
            return (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                  {required ? <div>obrigatória</div> : null}
                </td>
                <td>
                  {description ? <div>{description}</div> : null}
                  <code>{raw ?? table?.type?.summary}</code>
                  {table?.type?.detail?.split("\n").map((shape) => (
                    <Fragment key={shape}>
                      <br />
                      <code>{shape}</code>
                    </Fragment>
                  ))}
                </td>
                <td>{table?.defaultValue ? <code>{table.defaultValue.summary}</code> : "–"}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      <p>
        <code>ref</code>, <code>className</code> e o que mais o elemento aceita chegam{" "}
        {control === undefined ? (
          "ao elemento da raiz."
        ) : (
          <>
            a <code>{control}</code>.
          </>
        )}
      </p>
    </>
  );
}
