import preview from "@petbox/storybook/preview";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { Alert } from "../../feedback/Alert/Alert.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { SafeHtml } from "./SafeHtml.tsx";

const meta = preview.meta({
  component: SafeHtml,
  title: "Fundamentos/Texto/SafeHtml",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "O único lugar onde aparece HTML que veio do servidor. Ficam links, negrito, ênfase, parágrafos e listas; scripts, estilos, imagens e qualquer outra coisa somem. Até o filtro carregar, mostra só as palavras; sanitizer.preload() o traz antes, onde a resposta vai aparecer em um aviso: assim ela é lida uma vez só.",
      synonyms: ["HTML", "texto do servidor"],
      alternatives: {
        Text: "o texto é nosso: não precisa de HTML",
        Alert: "em volta dele, quando é a mensagem de um erro",
      },
      keyboard: {
        Tab: "Passa aos links do texto.",
        Enter: "Abre o link; o de outro site, em outra aba.",
      },
      announcements: ["o texto, com os links e as listas que tiver"],
    },
  },
});

export const Formatted = meta.story({
  name: "Com formatação",
  args: {
    html: "<p>Cartão <strong>recusado</strong> pelo banco.</p><ul><li>Confira o limite</li><li>Ou <a href='/cartoes'>use outro cartão</a></li></ul>",
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(2));
    const link = canvas.getByRole("link", { name: "use outro cartão" });
    await expect(link).toHaveAttribute("href", "/cartoes");
    await expect(link).not.toHaveAttribute("target");
  },
});

export const PlainText = meta.story({ name: "Só palavras", args: { html: "Um erro ocorreu!" } });

export const Empty = meta.story({
  name: "Vazio",
  args: { html: "", "data-testid": "html" },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId("html")).toBeEmptyDOMElement();
  },
});

export const InAnAlert = meta.story({
  name: "Dentro de um aviso",
  render: () => (
    <Alert tone="danger" title="Ops...">
      <SafeHtml html="Aguarde <b>30 segundos</b> e tente de novo, ou fale com a <a href='https://ajuda.exemplo.com.br'>ajuda</a>." />
    </Alert>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole("link", { name: "ajuda" });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
});

const attacks = [
  "<script>document.body.dataset.harmed = 'yes'</script>",
  "<img src='x' onerror=\"document.body.dataset.harmed = 'yes'\">",
  "<b onclick='alert(1)' style='position:fixed' class='x' id='y'>negrito</b>",
  "<a href='javascript:alert(1)'>um</a>",
  "<a href=' JaVaScRiPt:alert(1)'>dois</a>",
  "<a href='data:text/html,x'>três</a>",
  "<a href='//fora.exemplo'>quatro</a>",
  "<a href='/\\\\fora.exemplo'>cinco</a>",
  "<a href='https://'>seis</a>",
  "<iframe src='https://fora.exemplo'></iframe><form action='https://fora.exemplo'><input name='senha'></form><svg onload='alert(1)'></svg>",
];

export const Attacked = meta.story({
  name: "Com scripts e links perigosos",
  parameters: { spec: ["FUN-337"] },
  args: { html: attacks.join(" "), "data-testid": "html" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId("html").querySelector("b")).not.toBeNull());
    const shown = canvas.getByTestId("html");
    const tags = [...shown.querySelectorAll("*")].map((element) => element.tagName.toLowerCase());
    await expect(tags).toEqual(["b", "a", "a", "a", "a", "a", "a"]);
    await expect([...shown.querySelectorAll("*")].flatMap((element) => element.getAttributeNames())).toEqual([]);
    await expect(document.body.dataset.harmed).toBeUndefined();
  },
});

const texts = ["Cartão <b>recusado</b>.", "Um erro ocorreu!", "Aguarde <em>um minuto</em>."];

export const AnotherText = meta.story({
  name: "O texto muda",
  render: function AnotherText() {
    const [turn, setTurn] = useState(0);
    return (
      <Stack align="start">
        <SafeHtml html={texts[turn % texts.length] ?? ""} data-testid="html" />
        <Button variant="secondary" onClick={() => setTurn(turn + 1)}>
          Outro texto
        </Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole("button");
    await waitFor(() => expect(canvas.getByText("recusado").tagName).toBe("B"));
    await userEvent.click(next);
    await expect(canvas.getByTestId("html")).toHaveTextContent(/^Um erro ocorreu!$/);
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByText("um minuto").tagName).toBe("EM"));
    await expect(canvas.getByTestId("html")).toHaveTextContent(/^Aguarde um minuto.$/);
  },
});

export const LongestText = meta.story({
  args: {
    html: `<p>O cartão do <strong>Maximiliano Bartolomeu Terceiro</strong> foi recusado na cobrança de <b>R$ 12.345,67</b>.</p><ul><li>${"muitoespaçado".repeat(16)}</li><li><a href='https://exemplo.com.br/${"caminho-longo-".repeat(8)}'>https://exemplo.com.br/${"caminho-longo-".repeat(8)}</a></li></ul>`,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(2));
  },
});

export const Dark = Formatted.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
