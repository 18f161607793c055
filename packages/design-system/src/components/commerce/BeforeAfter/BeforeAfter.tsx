import type { ComponentProps } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { Root, Table } from "./BeforeAfter.styles.ts";
import { type BeforeAfterTexts, beforeAfterTexts } from "./beforeAfterTexts.ts";

/** One change in words: "R$79,90 em 10/04/2026", "Nada". */
export interface BeforeAfterRow {
  /** The name of the value: "Próxima cobrança". Unique among the rows. */
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

export interface BeforeAfterProps extends Omit<ComponentProps<"div">, "children" | "title"> {
  /** The subject of both values. */
  title: string;
  /** The rows in order: today's payment first, then what follows. */
  rows: readonly BeforeAfterRow[];
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<BeforeAfterTexts> | undefined;
}

/** Compares a change before it is confirmed: before and after side by side, and the unchanged values (decision 55). */
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
