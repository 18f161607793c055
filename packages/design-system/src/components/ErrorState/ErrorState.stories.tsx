import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { ErrorState } from "./ErrorState.tsx";

const meta = preview.meta({
  component: ErrorState,
  title: "Componentes/Retorno/ErrorState",
  parameters: { layout: "padded" },
  args: { onRetry: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Não deu para carregar");
    await userEvent.click(canvas.getByRole("button", { name: "Tentar de novo" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
export const Retrying = meta.story({ args: { retrying: true } });
export const WithoutRetry = meta.story({
  render: () => <ErrorState title="Página não encontrada" message="O endereço pode ter mudado." level={1} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});
export const LongestText = meta.story({
  args: {
    title: "Não conseguimos buscar as assinaturas do Maximiliano Bartolomeu Terceiro",
    message:
      "O nosso servidor demorou mais do que devia para responder. Nada do que você preencheu foi perdido: tente de novo em alguns instantes.",
  },
});
