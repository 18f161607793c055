import { Grid } from "../../components/foundations/Grid/Grid.tsx";
import { Heading } from "../../components/foundations/Heading/Heading.tsx";
import { Stack } from "../../components/foundations/Stack/Stack.tsx";
import { Text } from "../../components/foundations/Text/Text.tsx";
import { dark } from "../generated/dark.ts";
import { darkContrast } from "../generated/darkContrast.ts";
import { light } from "../generated/light.ts";
import { lightContrast } from "../generated/lightContrast.ts";
import type { tokens } from "../index.ts";
import { CopyableCode } from "./CopyableCode.tsx";
import { Patch } from "./specimens.styles.ts";

type Changed = Partial<Record<string, string>>;

const inDark: Changed = dark.color;
const withMoreContrast: Changed = lightContrast.color;
const inDarkWithMoreContrast: Changed = darkContrast.color;

type Color = keyof typeof light.color;

/** The intended use of each colour. */
const colorUses: Readonly<Record<Color, string>> = {
  ink: "Texto e ícones.",
  inkSoft: "Texto secundário: legendas, ajudas, preços antigos.",
  page: "O fundo da página inteira.",
  surface: "Cartões, campos e diálogos, sobre a página.",
  surfaceSunken: "O que fica fundo dentro de um cartão.",
  border: "Linhas que só enfeitam. Nunca a única borda de um controle.",
  borderStrong: "A borda que separa um controle do fundo.",
  skeleton: "O lugar do conteúdo que está chegando.",
  backdrop: "O véu atrás de um diálogo.",
  primary: "A ação principal, os links e o que foi escolhido.",
  primaryPressed: "A ação principal sob o ponteiro ou o dedo.",
  primaryTint: "O fundo de um desenho, e do que está sob o ponteiro.",
  chosenTint: "O fundo do que foi escolhido, mais claro que o do seu desenho.",
  onPrimary: "Texto sobre a uva e sobre as cores cheias de situação.",
  brandGround:
    "Uma área grande na cor da marca, como a faixa sobre o cabeçalho e o desenho do cartão. Quieta no escuro.",
  onBrandGround: "Texto sobre essa área.",
  highlight: "A única coisa que pede atenção: a fita, o progresso.",
  highlightTint: "O fundo de um destaque calmo.",
  onHighlight: "Texto sobre a manga.",
  bronze: "A medalha do nível Bronze.",
  silver: "A medalha do nível Prata.",
  gold: "A medalha do nível Ouro.",
  platinum: "A medalha do nível Platina.",
  diamond: "A medalha do nível Diamante.",
  affection: "Carinho: corações e patinhas. Nunca um erro, nunca texto.",
  affectionTint: "O fundo de um carinho.",
  success: "Deu certo.",
  successTint: "O fundo do que deu certo.",
  warning: "Precisa de atenção, e ainda dá tempo.",
  warningTint: "O fundo de um aviso.",
  danger: "Não deu, ou não tem volta.",
  dangerTint: "O fundo de um erro.",
  info: "Bom saber.",
  infoTint: "O fundo de uma informação.",
  focus: "O anel em volta de quem está com o teclado.",
  focusHalo: "Entre o anel de foco e o controle: com ele, o anel se vê sobre qualquer fundo.",
};

/** The colours grouped by family. */
const colorFamilies: readonly (readonly [title: string, names: readonly Color[]])[] = [
  ["Tinta", ["ink", "inkSoft"]],
  ["Fundos e linhas", ["page", "surface", "surfaceSunken", "border", "borderStrong", "skeleton", "backdrop"]],
  [
    "Uva: o que se faz",
    ["primary", "primaryPressed", "primaryTint", "chosenTint", "onPrimary", "brandGround", "onBrandGround"],
  ],
  ["Manga e coral", ["highlight", "highlightTint", "onHighlight", "affection", "affectionTint"]],
  ["Medalhas", ["bronze", "silver", "gold", "platinum", "diamond"]],
  [
    "Situações",
    [
      "success",
      "successTint",
      "warning",
      "warningTint",
      "danger",
      "dangerTint",
      "info",
      "infoTint",
      "focus",
      "focusHalo",
    ],
  ],
];

/** All colours by family: use, light value and dark value. */
export function Palette() {
  return (
    <Stack gap="s8">
      {colorFamilies.map(([title, names]) => (
        <Stack key={title}>
          <Heading headingLevel={2}>{title}</Heading>
          <Grid tile="medium" gap="s6">
            {names.map((name) => (
              <Stack key={name} gap="s1">
                <Swatch color={name} />
                <Text weight="bold">
                  <CopyableCode>{`tokens.color.${name}`}</CopyableCode>
                </Text>
                <Text size="small">{colorUses[name]}</Text>
                <Text size="small" tone="soft">
                  <CopyableCode>{light.color[name]}</CopyableCode>
                  {", no escuro "}
                  <CopyableCode>{inDark[name] ?? light.color[name]}</CopyableCode>
                </Text>
                <MoreContrast color={name} />
              </Stack>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}

/** The values for those who ask for more contrast, where they differ. */
function MoreContrast({ color }: { readonly color: Color }) {
  const inLight = withMoreContrast[color];
  const onDark = inDarkWithMoreContrast[color];
  if (inLight === undefined && onDark === undefined) return null;
  return (
    <Text size="small" tone="soft">
      {"Com mais contraste: "}
      <CopyableCode>{inLight ?? light.color[color]}</CopyableCode>
      {", no escuro "}
      <CopyableCode>{onDark ?? inDark[color] ?? light.color[color]}</CopyableCode>
    </Text>
  );
}

/** A patch of one colour. */
function Swatch({ color }: { color: keyof typeof tokens.color }) {
  return <Patch data-color={color} />;
}
