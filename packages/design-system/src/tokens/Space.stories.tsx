import preview from "@petbox/storybook/preview";
import { expect, spyOn } from "storybook/test";
import { compact } from "./generated/compact.ts";
import { light } from "./generated/light.ts";
import { Bar, List, Row } from "./specimens/specimens.styles.ts";
import { TokenName } from "./specimens/TokenName.tsx";

const meta = preview.meta({
  title: "Tokens/Espaço e tamanho",
  parameters: {
    synonyms: ["spacing", "space", "size", "espaçamento", "margem", "padding", "gap", "compact"],
    layout: "padded",
    docs: {
      description: {
        component:
          "O espaço anda de 4 em 4 px, e o número do nome é quantos passos são: `s4` tem 16 px. O espaço cresce com o texto até a parte da tela que ocupa numa de 320 px: daí em diante, o lugar é do texto. O que se toca tem 48 px, e nunca menos de 44, seja qual for o tamanho do texto.",
      },
    },
  },
});

/** The value of a token in the compact density, if it differs. */
function inCompact(group: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.entries(group).find(([token]) => token === name)?.[1];
}

export const Space = meta.story({
  name: "Espaço",
  render: () => (
    <List>
      {Object.entries(light.space).map(([name, value]) => (
        <Row key={name}>
          <TokenName name={`space.${name}`} value={value} compact={inCompact(compact.space, name)} />
          <Bar data-length={name} />
        </Row>
      ))}
    </List>
  ),
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(canvas.getByRole("button", { name: "tokens.space.s4" }));
    await expect(write).toHaveBeenCalledWith("tokens.space.s4");
    await expect(await canvas.findByText("Copiado!")).toBeVisible();
    write.mockRestore();
  },
});

export const Sizes = meta.story({
  name: "Tamanhos",
  render: () => (
    <List>
      {Object.entries(light.size).map(([name, value]) => (
        <Row key={name}>
          <TokenName name={`size.${name}`} value={value} compact={inCompact(compact.size, name)} />
          <Bar data-length={name} />
        </Row>
      ))}
    </List>
  ),
});
