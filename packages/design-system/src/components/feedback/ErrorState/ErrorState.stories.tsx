import { pointerStates } from "@petbox/storybook/pointerStates";
import preview from "@petbox/storybook/preview";
import { expect, fn } from "storybook/test";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { ErrorState } from "./ErrorState.tsx";

const meta = preview.meta({
  component: ErrorState,
  title: "Componentes/Avisos e estados/ErrorState",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Não deu para mostrar o que havia aqui: diz o que aconteceu, o que ficou guardado, e tem o botão que tenta de novo. Nunca é um beco sem saída.",
      synonyms: ["erro", "falha"],
      alternatives: {
        EmptyState: "não deu erro: só não há nada ainda",
        Alert: "falhou uma ação, e o resto da parte continua à vista",
        OfflineNotice: "é a internet que falta",
      },
      keyboard: {
        Tab: "Passa ao botão que tenta de novo.",
        "Enter ou Espaço": "Tenta de novo. Enquanto tenta, nada acontece e o foco fica.",
      },
      announcements: [
        "na hora: “Não deu para carregar, Confira sua internet e tente de novo.”",
        "“Tentar de novo, botão”",
        "tentando: “Carregando, botão, indisponível”",
      ],
    },
  },
  args: { onRetry: fn() },
});

export const Default = meta.story({
  name: "Não carregou",
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Não deu para carregar");
    await userEvent.click(canvas.getByRole("button", { name: "Tentar de novo" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const WithTheKeyboard = meta.story({
  name: "Tenta de novo com o teclado",
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Tentar de novo" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Pending = meta.story({
  name: "Tentando",
  args: { pending: true, texts: { pendingLabel: "Tentando de novo" } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Tentando de novo" }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

export const WithoutRetry = meta.story({
  name: "Sem ter o que tentar",
  render: () => <ErrorState title="Página não encontrada" description="O endereço pode ter mudado." headingLevel={1} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Página não encontrada");
  },
});

export const States = meta.story({
  render: (args) => (
    <Stack>
      {(["hover", "focus", "active"] as const).map((state) => (
        <ErrorState
          key={state}
          {...args}
          id={state}
          texts={{ retryLabel: `Tentar de novo (${pointerStates[state]})` }}
        />
      ))}
    </Stack>
  ),
  parameters: { pseudo: { hover: ["#hover button"], focusVisible: ["#focus button"], active: ["#active button"] } },
});

export const LongestText = meta.story({
  args: {
    title: "Não conseguimos buscar as assinaturas do Maximiliano Bartolomeu Terceiro",
    description:
      "O nosso servidor demorou mais do que devia para responder. Nada do que você preencheu foi perdido: tente de novo em alguns instantes.",
    texts: { retryLabel: "Buscar de novo as assinaturas do Maximiliano Bartolomeu Terceiro" },
  },
});

export const Dark = Default.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
