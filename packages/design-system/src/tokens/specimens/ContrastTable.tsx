import { Stack } from "../../components/foundations/Stack/Stack.tsx";
import { Table } from "../../components/foundations/Table/Table.tsx";
import { Text } from "../../components/foundations/Text/Text.tsx";
import { type ContrastPair, contrast } from "../contrast.ts";
import { dark } from "../generated/dark.ts";
import { darkContrast } from "../generated/darkContrast.ts";
import { light } from "../generated/light.ts";
import { lightContrast } from "../generated/lightContrast.ts";
import { Code, Ratio } from "./specimens.styles.ts";

interface ContrastTableProps {
  readonly caption: string;
  readonly pairs: readonly ContrastPair[];
  /** The minimum contrast, such as 4.5. */
  readonly least: number;
  /** The minimum for those who ask for more contrast, such as 7. */
  readonly leastWithMore: number;
}

const inDark = { ...light.color, ...dark.color };
const oneDigit = new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Colour pairs with their contrast in every scheme, computed from the tokens. */
export function ContrastTable({ caption, pairs, least, leastWithMore }: ContrastTableProps) {
  const schemes = [
    { label: "Claro", colors: light.color, minimum: least },
    { label: "Escuro", colors: inDark, minimum: least },
    { label: "Claro +", colors: { ...light.color, ...lightContrast.color }, minimum: leastWithMore },
    { label: "Escuro +", colors: { ...inDark, ...darkContrast.color }, minimum: leastWithMore },
  ];
  return (
    <Stack>
      <Text>
        {`O mínimo aqui é ${oneDigit.format(least)} : 1 e, com mais contraste (+), ${oneDigit.format(leastWithMore)} : 1. ` +
          "Um teste recusa um token que o desfaça."}
      </Text>
      <Table
        caption={caption}
        columns={[{ label: "Cor sobre fundo" }, ...schemes.map(({ label }) => ({ label, align: "end" as const }))]}
        rows={pairs.map(([front, ground]) => ({
          id: `${front} ${ground}`,
          cells: [
            <Code key="pair">{`${front} sobre ${ground}`}</Code>,
            ...schemes.map(({ label, colors, minimum }) => (
              <Ratio key={label}>{verdict(contrast(colors[front], colors[ground]), minimum)}</Ratio>
            )),
          ],
        }))}
      />
    </Stack>
  );
}

/** A ratio to 1, with a word when it is not enough. The ratio is rounded down, so that no 4.46 reads as 4.5. */
function verdict(ratio: number, minimum: number): string {
  const rounded = oneDigit.format(Math.floor(ratio * 10) / 10);
  return ratio >= minimum ? rounded : `${rounded} não passa`;
}
