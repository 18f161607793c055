import { expect, spyOn, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";

const meta = preview.meta({ component: OfflineNotice, title: "Componentes/Retorno/OfflineNotice" });

export const Offline = meta.story({
  beforeEach: () => {
    const connection = spyOn(navigator, "onLine", "get").mockReturnValue(false);
    return () => connection.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Você está sem internet. O que já preencheu continua aqui.",
    );
  },
});

export const ComesAndGoes = meta.story({
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
