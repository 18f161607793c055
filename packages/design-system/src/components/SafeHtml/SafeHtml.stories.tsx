import { expect, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Alert } from "../Alert/Alert.tsx";
import { SafeHtml } from "./SafeHtml.tsx";

const meta = preview.meta({
  component: SafeHtml,
  title: "Componentes/Retorno/SafeHtml",
  parameters: { layout: "padded" },
});

export const Formatted = meta.story({
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

export const PlainText = meta.story({ args: { html: "Um erro ocorreu!" } });

export const InAnAlert = meta.story({
  render: () => (
    <Alert kind="error" title="Ops...">
      <SafeHtml html="Aguarde <b>30 segundos</b> e tente de novo, ou fale com a <a href='https://ajuda.exemplo.com.br'>ajuda</a>." />
    </Alert>
  ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "ajuda" });
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
  "<iframe src='https://fora.exemplo'></iframe><form action='https://fora.exemplo'><input name='senha'></form><svg onload='alert(1)'></svg>",
];

export const Attacked = meta.story({
  parameters: { spec: ["FUN-337"] },
  args: { html: attacks.join(" "), "data-testid": "html" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId("html").querySelector("b")).not.toBeNull());
    const shown = canvas.getByTestId("html");
    const tags = [...shown.querySelectorAll("*")].map((element) => element.tagName.toLowerCase());
    await expect(tags).toEqual(["b", "a", "a", "a", "a", "a"]);
    await expect([...shown.querySelectorAll("*")].flatMap((element) => element.getAttributeNames())).toEqual([]);
    await expect(document.body.dataset.harmed).toBeUndefined();
  },
});
