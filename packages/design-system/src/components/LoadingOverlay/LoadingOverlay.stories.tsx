import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../Button/Button.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { LoadingOverlay } from "./LoadingOverlay.tsx";

const meta = preview.meta({
  component: LoadingOverlay,
  title: "Componentes/Status/LoadingOverlay",
  args: { open: true },
});

export const Default = meta.story({
  parameters: { spec: ["FUN-348"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("dialog", { name: "Carregando" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Carregando");
  },
});

export const WithWords = meta.story({ args: { title: "Processando o pagamento", children: "Não feche esta página." } });

const press = fn();
const timeUp = fn();

function Saving() {
  const [open, setOpen] = useState(false);
  return (
    <Stack align="start">
      <Button onClick={() => setOpen(true)}>Salvar</Button>
      <Button onClick={press}>Voltar</Button>
      <LoadingOverlay
        open={open}
        onTimeUp={() => {
          timeUp();
          setOpen(false);
        }}
      />
    </Stack>
  );
}

export const BlocksUntilTheEnd = meta.story({
  parameters: { spec: ["FUN-364"] },
  render: () => <Saving />,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole("button", { name: "Salvar" });
    const back = canvas.getByRole("button", { name: "Voltar" });
    await userEvent.click(save);
    const overlay = canvas.getByRole("dialog");
    const { x, y } = back.getBoundingClientRect();
    await expect(document.elementFromPoint(x + 4, y + 4)).toBe(overlay);
    overlay.dispatchEvent(new Event("cancel", { cancelable: true }));
    await expect(overlay).toBeVisible();
    const opened = performance.now();
    await waitFor(() => expect(timeUp).toHaveBeenCalledTimes(1), { timeout: 4000 });
    await expect(performance.now() - opened).toBeGreaterThan(1500);
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(save).toHaveFocus();
  },
});

export const LongestText = meta.story({
  args: {
    title: "Salvando os dados do Maximiliano Bartolomeu Terceiro",
    children: "Isso pode levar até um minuto. Não feche nem atualize esta página.",
  },
});
