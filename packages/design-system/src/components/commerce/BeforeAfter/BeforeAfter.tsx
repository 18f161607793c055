import type { ComponentProps } from "react";
import { Root, Table } from "./BeforeAfter.styles.ts";
import { type BeforeAfterTexts, beforeAfterTexts } from "./beforeAfterTexts.ts";

/** One thing that is told of before and after, in words: "R$79,90 em 10/04/2026", "Nada". */
export interface BeforeAfterRow {
  /** What it is: "Próxima cobrança". No two rows have the same. */
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

export interface BeforeAfterProps extends Omit<ComponentProps<"div">, "children" | "title"> {
  /** What the two are about. */
  title: string;
  /** In the order in which they are asked for: what is paid today, then what follows. */
  rows: readonly BeforeAfterRow[];
  /** Other words in the place of its own. */
  texts?: Partial<BeforeAfterTexts> | undefined;
}

/** What changes, before it is confirmed: as it is and as it will be, side by side, and what stays the same (decision 55). */
export function BeforeAfter({ title, rows, texts, ...rest }: BeforeAfterProps) {
  const { beforeLabel, afterLabel } = { ...beforeAfterTexts, ...texts };
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
          // Its name above the two, and not beside them: so there is room for both on the narrowest phone.
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
