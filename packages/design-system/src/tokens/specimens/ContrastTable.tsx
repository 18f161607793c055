import { Text } from "../../components/foundations/Text/Text.tsx";
import { type ContrastPair, contrast } from "../contrast.ts";
import { dark } from "../generated/dark.ts";
import { light } from "../generated/light.ts";
import { Code, List, Row } from "./specimens.styles.ts";

interface ContrastTableProps {
  readonly pairs: readonly ContrastPair[];
  /** The minimum contrast, such as 4.5. */
  readonly least: number;
}

const inDark = { ...light.color, ...dark.color };
const twoDigits = new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const ratio = (one: string, other: string) => `${twoDigits.format(contrast(one, other))} : 1`;

/** Colour pairs with their contrast in light and dark, computed from the tokens. */
export function ContrastTable({ pairs, least }: ContrastTableProps) {
  return (
    <>
      <Text>O mínimo aqui é {twoDigits.format(least)} : 1, e um teste recusa um token que o desfaça.</Text>
      <List>
        {pairs.map(([front, ground]) => (
          <Row key={front + ground}>
            <Code>
              {front} sobre {ground}
            </Code>
            <Text size="small" numeric>
              claro {ratio(light.color[front], light.color[ground])}
            </Text>
            <Text size="small" numeric>
              escuro {ratio(inDark[front], inDark[ground])}
            </Text>
          </Row>
        ))}
      </List>
    </>
  );
}
