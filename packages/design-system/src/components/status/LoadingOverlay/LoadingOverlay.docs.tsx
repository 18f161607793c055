import { documented } from "@petbox/storybook/documented";
import { useState } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { LoadingOverlay, type LoadingOverlayProps } from "./LoadingOverlay.tsx";

function PageThatSaves({ className, ...rest }: Partial<LoadingOverlayProps>) {
  const [saving, setSaving] = useState(false);
  return (
    <Stack align="start" className={className}>
      <Button onClick={() => setSaving(true)}>Salvar</Button>
      <LoadingOverlay {...rest} open={saving} onTimeUp={() => setSaving(false)} />
    </Stack>
  );
}

export const loadingOverlayDocs = documented({
  component: LoadingOverlay,
  example: <PageThatSaves />,
  states: [
    <LoadingOverlay key="open" open>
      Não feche esta página.
    </LoadingOverlay>,
  ],
  purpose:
    "Segura a página enquanto algo é salvo e não pode ser feito duas vezes: nenhum toque e nenhuma tecla passam. Abra só quando for preciso bloquear, e feche assim que houver resposta. Com `onTimeUp`, dura dois segundos e avisa uma vez. Com `patience`, o que termina logo não pisca na tela.",
  instead: [
    { use: "Button", when: "com `pending`, quando basta que o botão não seja apertado de novo" },
    { use: "Skeleton", when: "quando é o conteúdo que ainda não chegou" },
    { use: "PaymentCountdown", when: "quando se sabe quanto a espera pode durar" },
  ],
  props: {
    children: "Mais uma frase, para um trabalho que demora.",
    onTimeUp: "Faz dele uma espera de duração fixa: avisa uma vez, depois de `timedLoading`, enquanto está aberto.",
    open: "Se está na tela.",
    patience: "Quanto o trabalho pode durar antes de ser dito, em milissegundos: o que acaba antes não pisca nada.",
    title: "O que está sendo feito (FUN-348).",
  },
  keyboard: [
    { keys: "Esc", does: "Nada: a espera só acaba quando o trabalho acaba. Depois, o foco volta aonde estava." },
  ],
  heard: ["“Carregando, diálogo”", "e o que vier com ela: “Não feche esta página.”"],
  labels: { title: "Carregando" },
  control: "dialog",
});
