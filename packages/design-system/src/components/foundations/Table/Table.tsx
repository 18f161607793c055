import type { ComponentProps, ReactNode } from "react";
import { Body, Root } from "./Table.styles.ts";

export interface TableColumn {
  /** The head of the column; unique among the columns. */
  readonly label: string;
  /**
   * Amounts are aligned at the end, texts at the start.
   * @default "start"
   */
  readonly align?: "start" | "end";
}

export interface TableRow {
  /** Unique among the rows. */
  readonly id: string | number;
  /** One cell per column. The first one names the row. */
  readonly cells: readonly ReactNode[];
  /**
   * The row that applies now, in bold.
   * @default false
   */
  readonly current?: boolean;
}

export interface TableProps extends Omit<ComponentProps<"div">, "children"> {
  /** The subject of the table. */
  caption: string;
  /**
   * Hides the caption from view, where the heading above says the same.
   * @default false
   */
  captionHidden?: boolean;
  /** The columns, the names of the rows first. */
  columns: readonly TableColumn[];
  /** The rows in order. */
  rows: readonly TableRow[];
}

/**
 * Rows with the same facts, to compare. In a narrow place each row becomes a short list with the names of the columns.
 *
 * @example
 * <Table
 *   caption="Multa por mês"
 *   columns={[{ label: "Mês" }, { label: "Multa", align: "end" }]}
 *   rows={[{ id: 1, cells: ["1", "R$87,89"] }]}
 * />
 */
export function Table({ caption, captionHidden = false, columns, rows, ...rest }: TableProps) {
  return (
    <Root {...rest}>
      <Body>
        <caption data-hidden={captionHidden || undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, align }) => (
              <th key={label} scope="col" data-align={align}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells, current }) => (
            <tr key={id} aria-current={current || undefined}>
              {columns.map(({ label, align }, index) => {
                const cell = { "data-label": label, "data-align": align, children: cells[index] };
                return index === 0 ? <th key={label} scope="row" {...cell} /> : <td key={label} {...cell} />;
              })}
            </tr>
          ))}
        </tbody>
      </Body>
    </Root>
  );
}
