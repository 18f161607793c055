import { documented } from "@petbox/storybook/documented";
import { useState } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog.tsx";

function PageThatAsks({ className, ...rest }: Partial<ConfirmDialogProps>) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Stack align="start" className={className}>
      <Button onClick={() => setOpen(true)}>Confirmar entrega</Button>
      <ConfirmDialog title="Confirmar envio" {...rest} open={open} onConfirm={close} onCancel={close}>
        <Text>Você deseja confirmar o recebimento deste BOX?</Text>
      </ConfirmDialog>
    </Stack>
  );
}

const answers = { onConfirm: () => undefined, onCancel: () => undefined };

export const confirmDialogDocs = documented({
  component: ConfirmDialog,
  example: <PageThatAsks />,
  states: [
    <ConfirmDialog key="pending" open pending title="Confirmar envio" {...answers}>
      <Text>Você deseja confirmar o recebimento deste BOX?</Text>
    </ConfirmDialog>,
    <ConfirmDialog key="failed" open title="Confirmar envio" error="Ocorreu um erro!" {...answers}>
      <Text>Você deseja confirmar o recebimento deste BOX?</Text>
    </ConfirmDialog>,
  ],
  purpose:
    "Pergunta antes do que não se desfaz com facilidade. A pergunta diz o que vai acontecer e os botões respondem a ela. Enquanto a resposta é enviada, a janela espera; se não deu certo, ela diz por quê e deixa tentar de novo.",
  instead: [
    { use: "Dialog", when: "quando há algo a preencher ou a ler, e não uma pergunta de sim ou não" },
    { use: "Toast", when: "quando dá para fazer na hora e avisar depois" },
    { use: "Banner", when: "quando é um aviso que não precisa de resposta" },
  ],
  props: {
    children: "A pergunta inteira: o que vai acontecer e se dá para desfazer.",
    details: "O que se olha antes de responder, e não é lido em voz alta com a pergunta: o que muda, em uma tabela.",
    error: "Por que falhou. A pergunta fica, e o sim tenta de novo.",
    onCancel:
      "Não: pelo botão, por Esc, por um toque ao lado ou pelo botão de fechar. Não é perguntado enquanto está em andamento.",
    onConfirm: "Sim. Ponha `pending` enquanto se faz; depois `open` em false, ou `error`.",
    pending: "Está sendo feito: nem sim nem não são aceitos.",
    variant: "O que o sim faz: alguma coisa, ou alguma coisa que se perde. Neste caso o foco começa no não.",
  },
  keyboard: [
    { keys: "Esc", does: "Cancela, menos enquanto a confirmação é enviada." },
    { keys: "Tab", does: "Passa por fechar, “Cancelar” e “Sim”, sem sair da janela." },
    { keys: "Enter ou Espaço", does: "Aciona o botão com foco. No perigo, o foco começa em “Cancelar”." },
  ],
  heard: [
    "“Confirmar envio, alerta, Você deseja confirmar o recebimento deste BOX?”",
    "enviando: “Carregando, botão, indisponível”",
    "se não deu certo: o motivo, na hora",
    "ao fechar, o foco volta ao botão que abriu",
  ],
  texts: { confirmLabel: "Sim", cancelLabel: "Cancelar", pendingLabel: "Carregando", closeLabel: "Fechar" },
  control: "dialog",
});
