import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { visuallyHidden } from "../VisuallyHidden/VisuallyHidden.styles.ts";
import { tableStyle } from "./tableStyle.ts";

const Root = styled.div`
  container-type: inline-size;
  position: relative;
`;

const Body = styled.table`
  ${tableStyle}
  border-collapse: collapse;

  & caption[data-hidden] { ${visuallyHidden} }
  & th, & td {
    padding: ${tokens.space.s2};
    border-block-start: ${tokens.size.border} solid ${tokens.color.border};
  }
  & th:first-child { padding-inline-start: 0; }
  & :is(th, td):last-child { padding-inline-end: 0; }
  & thead th { border-block-start: 0; }
  & tbody th { font-weight: ${tokens.fontWeight.regular}; }
  & [data-align="end"] { text-align: end; }
  & [aria-current] > * { font-weight: ${tokens.fontWeight.bold}; }
  ${media.forcedColors} { & [aria-current] { outline: ${tokens.size.border} solid Highlight; } }

  /* Stacks the cells of a row, each with the label of its column, e.g. with text at 200%. */
  @container (width < 15rem) {
    & thead { display: none; }
    & tbody :is(th, td) { display: block; padding-inline: 0; text-align: start; }
    & td { border: 0; }
    & tbody th { font-weight: ${tokens.fontWeight.bold}; }
    & :is(th, td)[data-label]::before {
      content: attr(data-label) ": ";
      color: ${tokens.color.inkSoft};
      font-weight: ${tokens.fontWeight.regular};
    }
  }
`;

export interface TableColumn {
  /** The head of the column; unique among the columns. */
  readonly label: string;
  /**
   * Amounts are aligned at the end, texts at the start.
   * @default "start"
   */
  readonly align?: "start" | "end" | undefined;
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
  readonly current?: boolean | undefined;
}

export interface TableProps extends Omit<ComponentProps<"div">, "children"> {
  /** The subject of the table. */
  caption: string;
  /**
   * Hides the caption from view, where the heading above says the same.
   * @default false
   */
  captionHidden?: boolean | undefined;
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
