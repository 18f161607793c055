import { documented } from "@petbox/storybook/documented";
import { ShareButton } from "./ShareButton.tsx";

export const shareButtonDocs = documented({
  component: ShareButton,
  example: (
    <ShareButton
      url="https://petbox.com.br/cupom/bobquerido"
      text="O Bob te deu 10% de desconto no primeiro mês da PetBox, com um presente na caixa:"
    />
  ),
  purpose:
    "Manda um endereço para outra pessoa: pelo WhatsApp, com a mensagem já escrita, e pela folha de compartilhar do aparelho. Onde não há folha, ou quando ela falha, o botão copia o link. Fechar a folha sem escolher não é erro, e nada é dito.",
  instead: [
    { use: "CopyButton", when: "quando só se copia um código, para usar aqui mesmo" },
    { use: "LinkButton", when: "quando leva a outra página" },
  ],
  props: {
    copyAlways: "O link também se copia onde há a folha de compartilhar.",
    fullWidth: "Cada botão ocupa toda a largura, um embaixo do outro.",
    onShared: "O WhatsApp foi aberto, o aparelho compartilhou ou o endereço foi copiado.",
    text: "A mensagem; o endereço vem depois dela.",
    title: "O assunto, onde o meio tem um: um e-mail.",
    url: "O endereço inteiro, com “https://”.",
  },
  keyboard: [
    { keys: "Tab", does: "Vai ao WhatsApp; de novo, ao botão de compartilhar ou de copiar." },
    { keys: "Enter", does: "Abre o WhatsApp em outra aba, abre a folha, ou copia o link." },
  ],
  heard: [
    "“Enviar pelo WhatsApp (abre em outra aba), link”",
    "“Compartilhar, botão”, ou “Copiar link, botão”; depois de copiar: “Link copiado!”",
    "se a folha falha: “Não deu para compartilhar por aqui. Copie o link.”, e o foco passa ao botão que copia",
  ],
  texts: { whatsappLabel: "Enviar pelo WhatsApp", newTabLabel: "(abre em outra aba)", copyLabel: "Copiar link" },
});
