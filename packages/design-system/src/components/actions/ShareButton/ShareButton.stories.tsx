import { everyPointerState, pointerStates } from "@petbox/storybook/pointerStates";
import preview from "@petbox/storybook/preview";
import { expect, fn, spyOn, waitFor } from "storybook/test";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { ShareButton } from "./ShareButton.tsx";

const url = "https://petbox.com.br/cupom/bobquerido";
const text = "O Bob te deu 10% de desconto no primeiro mês da PetBox, com um presente na caixa:";

/** Stubs or removes the browser's share sheet for one story. */
function withSheet(share: ((data?: ShareData) => Promise<void>) | undefined) {
  return () => {
    const canShare = share && (() => true);
    for (const [name, value] of Object.entries({ share, canShare })) {
      Object.defineProperty(navigator, name, { value, configurable: true });
    }
    return () => {
      for (const name of ["share", "canShare"]) Reflect.deleteProperty(navigator, name);
    };
  };
}

const meta = preview.meta({
  component: ShareButton,
  title: "Componentes/Ações/ShareButton",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Manda um endereço para outra pessoa: pelo WhatsApp, com a mensagem já escrita, e pela folha de compartilhar do aparelho. Onde não há folha, ou quando ela falha, o botão copia o link. Fechar a folha sem escolher não é erro, e nada é dito.",
      synonyms: ["compartilhar"],
      alternatives: {
        CopyButton: "só se copia um código, para usar aqui mesmo",
        LinkButton: "leva a outra página",
      },
      keyboard: {
        Tab: "Vai ao WhatsApp; de novo, ao botão de compartilhar ou de copiar.",
        Enter: "Abre o WhatsApp em outra aba, abre a folha, ou copia o link.",
      },
      announcements: [
        "“Enviar pelo WhatsApp (abre em outra aba), link”",
        "“Compartilhar, botão”, ou “Copiar link, botão”; depois de copiar: “Link copiado!”",
        "se a folha falha: “Não deu para compartilhar por aqui. Copie o link.”, e o foco passa ao botão que copia",
      ],
    },
  },
  args: { url, text, title: "Um presente da PetBox", onShared: fn() },
  beforeEach: withSheet(undefined),
});

/** Without a share sheet, as on most desktops. */
export const WithoutSheet = meta.story({
  name: "Sem o compartilhar do aparelho",
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const whatsapp = canvas.getByRole("link", { name: "Enviar pelo WhatsApp (abre em outra aba)" });
    await expect(whatsapp).toHaveAttribute("href", `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`);
    await expect(whatsapp).toHaveAttribute("target", "_blank");
    await expect(whatsapp.getAttribute("rel")).toContain("noopener");
    await userEvent.tab();
    await expect(whatsapp).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(write).toHaveBeenCalledWith(url);
    await expect(args.onShared).toHaveBeenLastCalledWith("copy");
    await expect(canvas.getAllByRole("status")[0]).toHaveTextContent("Link copiado!");
    write.mockRestore();
  },
});

const opened = fn<(data?: ShareData) => Promise<void>>();

export const WithSheet = meta.story({
  name: "Com o compartilhar do aparelho",
  beforeEach: [withSheet(opened), () => void opened.mockResolvedValue()],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole("button", { name: "Copiar link" })).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(opened).toHaveBeenLastCalledWith({ url, text, title: "Um presente da PetBox" });
    await waitFor(() => expect(args.onShared).toHaveBeenLastCalledWith("sheet"));
  },
});

export const WithSheetAndCopy = meta.story({
  name: "Com o compartilhar do aparelho, e copiar",
  args: { copyAlways: true },
  beforeEach: [withSheet(opened), () => void opened.mockRejectedValue(new Error("Broken"))],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("button", { name: "Copiar link" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Compartilhar" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Copiar link" })).toHaveFocus());
    await expect(canvas.queryByRole("button", { name: "Compartilhar" })).toBeNull();
  },
});

/** Closed without a choice: no message, and it can be opened again. */
export const SheetClosed = meta.story({
  name: "Compartilhar fechado sem usar",
  beforeEach: withSheet(() => Promise.reject(new DOMException("Closed", "AbortError"))),
  play: async ({ canvas, userEvent, args }) => {
    const share = canvas.getByRole("button", { name: "Compartilhar" });
    await userEvent.click(share);
    await userEvent.click(share);
    await expect(share).toHaveFocus();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(args.onShared).not.toHaveBeenCalled();
  },
});

export const SheetThatFails = meta.story({
  name: "Compartilhar que falha",
  beforeEach: withSheet(() => Promise.reject(new DOMException("Forbidden", "NotAllowedError"))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Compartilhar" }));
    await expect(await canvas.findByText("Não deu para compartilhar por aqui. Copie o link.")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Copiar link" })).toHaveFocus());
  },
});

export const States = meta.story({
  beforeEach: withSheet(async () => undefined),
  render: (args) => (
    <Stack>
      {everyPointerState.map((state) => (
        <Stack key={state} gap="s1">
          <Text size="small">{pointerStates[state]}</Text>
          <ShareButton {...args} className={state} />
        </Stack>
      ))}
    </Stack>
  ),
  parameters: {
    pseudo: {
      hover: [".hover a", ".hover button"],
      focusVisible: [".focus a", ".focus button"],
      active: [".active a", ".active button"],
    },
  },
});

export const FullWidth = meta.story({ name: "Largura toda", args: { fullWidth: true } });

/** A lone surrogate, as left by a character limit, and characters that a URL must encode. */
export const LongestText = meta.story({
  args: {
    text: `Maximiliano Bartolomeu Terceiro & companhia: 10% + brinde? <script>alert(1)</script> ${"🐶".slice(0, 1)}`,
    texts: {
      whatsappLabel: "Enviar o convite do Maximiliano Bartolomeu Terceiro pelo WhatsApp",
      copyLabel: "Copiar o link do convite do Maximiliano Bartolomeu Terceiro",
    },
  },
  play: async ({ canvas }) => {
    const { searchParams } = new URL(canvas.getByRole("link").getAttribute("href") ?? "");
    await expect([...searchParams.keys()]).toEqual(["text"]);
    await expect(searchParams.get("text")).toContain("& companhia: 10% + brinde? <script>alert(1)</script>");
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });

export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
