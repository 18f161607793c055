import { documented } from "@petbox/storybook/documented";
import { useState } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import { TextField } from "../../forms/TextField/TextField.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { FormDialog, type FormDialogProps } from "./FormDialog.tsx";

function PageThatEdits({ className, ...rest }: Partial<FormDialogProps>) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Stack align="start" className={className}>
      <Button onClick={() => setOpen(true)}>Mudar o Instagram</Button>
      <FormDialog title="Seu Instagram" {...rest} open={open} onClose={close}>
        <TextField name="instagram" label="Instagram" />
      </FormDialog>
    </Stack>
  );
}

export const formDialogDocs = documented({
  component: FormDialog,
  example: <PageThatEdits />,
  states: [
    <FormDialog key="open" open title="Seu Instagram" onClose={() => undefined}>
      <TextField name="instagram" label="Instagram" />
    </FormDialog>,
  ],
  purpose:
    "Uma janela em que se preenche algo. Fechada sem querer, depois que algo foi mudado, ela pergunta antes de descartar; fechada por quem a usa, porque salvou, não pergunta nada.",
  instead: [
    { use: "Dialog", when: "quando não há nada a preencher, ou quando ela não pode ser fechada" },
    { use: "ConfirmDialog", when: "quando é uma pergunta de sim ou não" },
  ],
  props: {
    actions: "Os botões do rodapé, o principal por último.",
    children: "O formulário, com o botão que envia.",
    done: "O que foi preenchido já foi aceito: a janela fecha sem perguntar.",
    onClose:
      "O pedido para fechar, por Esc, pelo botão ou por um toque ao lado; depois que algo foi mudado, só vem se a pessoa aceita descartar.",
    pending: "O que foi preenchido está sendo enviado: nada fecha a janela.",
    size: "Da largura de um formulário, ou da página.",
  },
  keyboard: [
    { keys: "Esc", does: "Pede para fechar; se algo foi mudado, pergunta antes. Na pergunta, volta a editar." },
    { keys: "Tab", does: "Passa pelo que há na janela, sem sair dela." },
    { keys: "Enter ou Espaço", does: "Na pergunta, o foco começa em “Continuar editando”." },
  ],
  heard: [
    "ao abrir, o foco vai ao título: “Seu Instagram, diálogo”",
    "ao fechar com algo mudado: “Descartar o que você mudou?, alerta, O que você preencheu ainda não foi salvo.”",
    "ao continuar, o foco volta para onde estava",
  ],
  texts: {
    closeLabel: "Fechar",
    discardTitle: "Descartar o que você mudou?",
    discardLabel: "Sair sem salvar",
    keepLabel: "Continuar editando",
  },
  control: "dialog",
});
