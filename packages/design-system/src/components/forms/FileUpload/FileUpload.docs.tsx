import { documented } from "@petbox/storybook/documented";
import { FileUpload } from "./FileUpload.tsx";

const now = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><path fill="#ffe0a3" d="M0 0h96v96H0z"/><circle cx="48" cy="52" r="28" fill="#c98747"/></svg>')}`;

export const fileUploadDocs = documented({
  component: FileUpload,
  example: <FileUpload name="foto" label="Foto do Bob" hint="Uma foto bem bonita, de até 1 MB." optional />,
  states: [
    <FileUpload key="current" name="foto" label="Foto do Bob" currentSrc={now} />,
    <FileUpload key="pending" name="foto" label="Foto do Bob" currentSrc={now} pending progress={40} />,
    <FileUpload key="wrong" name="foto" label="Foto do Bob" error="Não foi possivel salvar sua imagem." />,
  ],
  purpose:
    "Pede uma foto: escolhida, arrastada ou colada. Mostra como ficou e, se pesa demais, diminui aqui mesmo, antes de enviar, sem parar a página. O que o arquivo é, diz o seu conteúdo, e não o nome; uma foto que se mexe ou guarda onde foi tirada é desenhada de novo. Quem usa recebe o arquivo pronto em onValueChange, e um formulário da plataforma o envia pelo nome. Uma foto recusada não tira a que já estava. Os outros textos se trocam em texts.",
  instead: [
    { use: "Image", when: "quando a foto só se mostra" },
    { use: "Gallery", when: "quando são fotos para olhar" },
    { use: "TextField", when: "quando se escreve um endereço" },
  ],
  props: {
    currentSrc: "O endereço da foto de agora, até que outra seja escolhida.",
    camera: "Oferece a câmera ao lado das fotos, onde há um dedo e não um mouse.",
    limit: "A foto mais pesada, em bytes; uma maior é reduzida antes.",
    name: "A chave da foto num formulário comum, e do erro no formulário.",
    onValueChange: "Recebe a foto como pode ser enviada, ou nada quando foi tirada.",
    pending: "A foto está a caminho: não dá para trocar nem tirar.",
    shrinks: "Quando uma foto pesada demais é reduzida: na hora, ou depois de recusada, se a pessoa pedir.",
    progress: "Quanto já chegou, de 0 a 100, se isso se sabe.",
  },
  keyboard: [
    { keys: "Tab", does: "Entra no campo; depois passa por Remover foto." },
    { keys: "Enter ou Espaço", does: "No campo, abre a escolha de arquivos; no botão, remove." },
    { keys: "Ctrl+V", does: "No campo, cola a foto que foi copiada." },
  ],
  heard: [
    "“Foto do Bob (opcional) Escolher foto, botão de escolher arquivo, Uma foto bem bonita, de até 1 MB.”",
    "“Preparando a foto…” e “Foto escolhida: bob.jpg”",
    "recusada: a mensagem, na hora e depois junto do campo",
    "ao remover: “Foto removida”, e o foco volta ao campo",
  ],
  labels: { optional: "(opcional)" },
  texts: {
    chooseLabel: "Escolher foto",
    dropLabel: "ou arraste até aqui, ou cole com Ctrl+V",
    changeLabel: "Trocar foto",
    pendingLabel: "Enviando a foto…",
  },
  control: "input",
});
