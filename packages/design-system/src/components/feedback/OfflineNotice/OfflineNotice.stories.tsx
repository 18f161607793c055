import preview from "@petbox/storybook/preview";
import { expect, spyOn, waitFor } from "storybook/test";
import { OfflineNotice } from "./OfflineNotice.tsx";

const meta = preview.meta({
  component: OfflineNotice,
  title: "Componentes/Avisos e estados/OfflineNotice",
  parameters: {
    componentNotes: {
      purpose:
        "Uma linha no alto da página enquanto falta internet, com a certeza de que nada se perdeu. Sem `offline`, ela escuta o navegador: aparece e some sozinha, e com internet não ocupa lugar.",
      synonyms: ["sem internet", "offline"],
      alternatives: {
        ErrorState: "algo não pôde ser buscado e dá para tentar de novo",
        Banner: "o aviso é sobre a conta, e não sobre a conexão",
      },
      keyboard: {},
      announcements: [
        "quando a internet cai, sem interromper: “Você está sem internet. O que já preencheu continua aqui.”",
      ],
    },
  },
});

export const Offline = meta.story({
  args: { offline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Você está sem internet. O que já preencheu continua aqui.",
    );
  },
});

export const Online = meta.story({
  name: "Com internet, não ocupa lugar",
  args: { offline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status").getBoundingClientRect().height).toBe(0);
  },
});

export const OfflineFromTheStart = meta.story({
  name: "A página já abriu sem internet",
  beforeEach: () => {
    const connection = spyOn(navigator, "onLine", "get").mockReturnValue(false);
    return () => connection.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/sem internet/)).toBeVisible();
  },
});

export const ComesAndGoes = meta.story({
  name: "A internet cai e volta",
  play: async ({ canvas }) => {
    const notice = canvas.getByRole("status");
    await expect(notice).toBeEmptyDOMElement();
    const connection = spyOn(navigator, "onLine", "get").mockReturnValue(false);
    window.dispatchEvent(new Event("offline"));
    await expect(await canvas.findByText(/sem internet/)).toBeVisible();
    connection.mockRestore();
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(notice).toBeEmptyDOMElement());
  },
});

export const LongestText = meta.story({
  args: {
    offline: true,
    children:
      "O celular do Maximiliano Bartolomeu Terceiro está sem internet. O endereço, o cartão e o cupom que já preencheu continuam aqui.",
  },
});

export const Dark = Offline.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
