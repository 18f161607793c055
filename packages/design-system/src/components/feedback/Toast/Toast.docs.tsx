import { documented } from "@petbox/storybook/documented";
import { Button } from "../../actions/Button/Button.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { createToaster } from "./createToaster.ts";
import { ToastRegion, type ToastRegionProps } from "./ToastRegion.tsx";

const toaster = createToaster();

function PageWithNotices({ className, ...rest }: Partial<ToastRegionProps>) {
  const copied = () => toaster.showToast({ tone: "success", description: "Cupom copiado com sucesso!" });
  return (
    <Stack align="start" className={className}>
      <Button onClick={copied}>Copiar cupom</Button>
      <ToastRegion toaster={toaster} {...rest} />
    </Stack>
  );
}

const crowdedToaster = createToaster();
crowdedToaster.showToast({ tone: "danger", title: "Ops...", description: "Um erro ocorreu, tente novamente." });

export const toastDocs = documented({
  component: ToastRegion,
  example: <PageWithNotices />,
  states: [<ToastRegion key="shown" toaster={crowdedToaster} />],
  purpose:
    "Um recado curto que passa: confirma o que acabou de ser feito e some em cinco segundos. `createToaster` faz o mensageiro, um por aplicação, e quem o tem mostra recados de qualquer lugar; `ToastRegion` é onde eles aparecem, uma só vez na página. Parados sob o ponteiro, com o foco ou em uma aba que não se vê, esperam. O mesmo recado não se empilha, e nunca há mais de três. Com um Dialog aberto ele aparece por cima, mas só para os olhos: fora do Dialog nada recebe o toque nem é lido. Feche o Dialog antes de mostrá-lo, ou diga ali dentro.",
  instead: [
    { use: "Alert", when: "quando é preciso ler para seguir, ou a mensagem tem um link: cinco segundos não bastam" },
    { use: "Alert", when: "quando o que há a dizer acontece com um Dialog aberto: ponha-o dentro dele" },
    { use: "ConfirmDialog", when: "quando se espera uma resposta" },
    { use: "CopyButton", when: "quando só copia: ele mesmo diz que copiou" },
  ],
  props: {
    duration: "Quanto um recado fica, em milissegundos.",
    toaster: "O que `createToaster` fez: quem o tem mostra recados aqui.",
  },
  keyboard: [
    { keys: "Tab", does: "Chega ao botão de fechar de cada recado; enquanto o foco está em um, nenhum some." },
    { keys: "Enter ou Espaço", does: "Fecha o recado; o foco vai ao próximo, ou volta para onde estava." },
  ],
  heard: [
    "quando aparece, sem interromper e sem levar o foco: “Sucesso, imagem, Cupom copiado com sucesso!”",
    "uma só região, “Avisos”, diz todos: só o que é novo é lido",
    "“Fechar aviso, botão”",
  ],
  texts: { label: "Avisos", dismissLabel: "Fechar aviso" },
  control: "[popover]",
});
