import type { ComparisonRow } from "@petbox/domain/money/comparisonRow";
import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { useTexts } from "../../../texts/useTexts.ts";
import { tokens } from "../../../tokens/index.ts";
import { tableStyle } from "../../foundations/Table/tableStyle.ts";
import { type BeforeAfterTexts, beforeAfterTexts } from "./beforeAfterTexts.ts";

const Root = styled.div`
  container-type: inline-size;
`;

const Table = styled.table`
  ${tableStyle}
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;

  & th, & td { padding-inline: ${tokens.space.s3}; }
  & thead th { padding-block: ${tokens.space.s2}; }
  /* Emphasizes the new value. */
  & thead th:last-child {
    border-start-start-radius: ${tokens.radius.control};
    border-start-end-radius: ${tokens.radius.control};
    color: ${tokens.color.ink};
    font-weight: ${tokens.fontWeight.bold};
  }
  & thead th:last-child, & td:last-child { background: ${tokens.color.primaryTint}; }

  & tbody th {
    /* The label stays in its half: it belongs to both values. */
    padding-block: ${tokens.space.s3} ${tokens.space.s1};
    padding-inline: ${tokens.space.s3} calc(50% + ${tokens.space.s3});
    border-block-start: ${tokens.size.border} solid ${tokens.color.border};
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.fontSize.small};
    font-weight: ${tokens.fontWeight.regular};
    /* Extends the tint behind the label of the upper half. */
    background: linear-gradient(to right, transparent 50%, ${tokens.color.primaryTint} 50%);
  }
  [dir="rtl"] & tbody th { background-image: linear-gradient(to left, transparent 50%, ${tokens.color.primaryTint} 50%); }
  & td { padding-block-end: ${tokens.space.s3}; }
  & tbody:last-child td:last-child {
    border-end-start-radius: ${tokens.radius.control};
    border-end-end-radius: ${tokens.radius.control};
  }
  & [data-changed] td:last-child { font-weight: ${tokens.fontWeight.bold}; }

  /* Stacks the two values, each with its label, where they do not fit side by side, e.g. with text at 200%. */
  @container (width < 15rem) {
    & thead { display: none; }
    & td, & th { display: block; }
    & tbody th { padding-inline-end: ${tokens.space.s3}; background: none; }
    & td::before { content: attr(data-when) ": "; color: ${tokens.color.inkSoft}; font-weight: ${tokens.fontWeight.regular}; }
  }
`;

export interface BeforeAfterProps extends Omit<ComponentProps<"div">, "children" | "title"> {
  /** The subject of both values. */
  title: string;
  /** The rows in order: today's payment first, then what follows. */
  rows: readonly ComparisonRow[];
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<BeforeAfterTexts> | undefined;
}

/**
 * Compares a change before it is confirmed: before and after side by side, and the unchanged values (decision 55).
 *
 * @example
 * <BeforeAfter
 *   title="O que muda com a renovação"
 *   rows={[
 *     { name: "Cobrado hoje", before: "Nada", after: "R$79,90" },
 *     { name: "Fim do período", before: "10/03/2026", after: "10/03/2027" },
 *   ]}
 * />
 */
export function BeforeAfter({ title, rows, texts, ...rest }: BeforeAfterProps) {
  const { beforeLabel, afterLabel } = useTexts("beforeAfter", beforeAfterTexts, texts);
  return (
    <Root {...rest}>
      <Table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{beforeLabel}</th>
            <th scope="col">{afterLabel}</th>
          </tr>
        </thead>
        {rows.map(({ name, before, after }) => (
          // The label is above its two values, so that both fit on the narrowest phone.
          <tbody key={name} data-changed={before === after ? undefined : ""}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {name}
              </th>
            </tr>
            <tr>
              <td data-when={beforeLabel}>{before}</td>
              <td data-when={afterLabel}>{after}</td>
            </tr>
          </tbody>
        ))}
      </Table>
    </Root>
  );
}
