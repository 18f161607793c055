import { documented } from "@petbox/storybook/documented";
import { useState } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { Dialog, type DialogProps } from "./Dialog.tsx";

function PageWithDialog({ className, ...rest }: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Stack align="start" className={className}>
      <Button onClick={() => setOpen(true)}>Ver os ingredientes</Button>
      <Dialog
        title="Sachê de frango"
        actions={<Button onClick={close}>Entendi</Button>}
        {...rest}
        open={open}
        onClose={close}
      >
        <Text>Frango, arroz, cenoura e ervilha, cozidos no vapor.</Text>
      </Dialog>
    </Stack>
  );
}

export const dialogDocs = documented({
  component: Dialog,
  example: <PageWithDialog />,
  states: [
    <Dialog key="open" open title="Sachê de frango" onClose={() => undefined}>
      <Text>Frango, arroz, cenoura e ervilha, cozidos no vapor.</Text>
    </Dialog>,
  ],
  purpose:
    "Uma janela sobre a página, para ler ou preencher algo antes de seguir. Vem de baixo no celular e fica no meio nas telas largas. Os botões ficam à vista por mais longo que seja o texto. Quem a abre decide quando fecha: ela só pede. Sem onClose ela é estática: não tem o botão de fechar, e só o que está nela a fecha. Serve para o que é preciso responder antes de seguir.",
  instead: [
    { use: "ConfirmDialog", when: "quando é uma pergunta de sim ou não" },
    { use: "LoadingOverlay", when: "quando não há o que responder: só esperar" },
    { use: "Toast", when: "quando é um recado que passa" },
    { use: "SideMenu", when: "quando são os caminhos do site" },
  ],
  props: {
    actions: "Os botões do rodapé, o principal por último.",
    children: "O que a janela mostra entre o título e os botões.",
    onClose: "O pedido para fechar, por Esc, pelo botão ou por um toque ao lado. Sem ele, a janela é estática.",
    size: "Da largura de um formulário, ou da página.",
  },
  keyboard: [
    { keys: "Esc", does: "Pede para fechar; na janela estática, nada." },
    { keys: "Tab", does: "Passa pelo que há na janela, sem sair dela." },
    { keys: "Enter ou Espaço", does: "Aciona o botão com foco." },
  ],
  heard: [
    "ao abrir, o foco vai ao título (ou ao que tem `data-autofocus`): “Sachê de frango, diálogo”, “título de nível 2”",
    "“Fechar, botão”",
    "o resto da página se cala enquanto ela está aberta",
    "ao fechar, o foco volta ao botão que abriu",
  ],
  texts: { closeLabel: "Fechar" },
  control: "dialog",
});
