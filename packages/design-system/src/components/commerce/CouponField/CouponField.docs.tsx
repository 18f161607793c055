import { documented } from "@petbox/storybook/documented";
import { CouponField } from "./CouponField.tsx";

const nothing = () => undefined;

export const couponFieldDocs = documented({
  component: CouponField,
  example: <CouponField applied={undefined} pending={false} onApply={nothing} onRemove={nothing} />,
  states: [
    <CouponField key="checking" applied={undefined} pending onApply={nothing} onRemove={nothing} />,
    <CouponField key="applied" applied="AMIGO20" pending={false} onApply={nothing} onRemove={nothing} />,
    <CouponField key="removing" applied="AMIGO20" pending onApply={nothing} onRemove={nothing} />,
  ],
  purpose:
    "Recebe o código de um cupom no checkout e mostra o que está em uso, com o jeito de tirá-lo. Um código vazio não pergunta nada ao servidor.",
  instead: [
    { use: "CouponBar", when: "quando só avisa, no alto da página, que há um cupom em uso" },
    { use: "CouponCard", when: "quando mostra um cupom que a pessoa tem, para copiar" },
  ],
  props: {
    applied: "O código do cupom em uso.",
    onApply: "Recebe o código sem os espaços em volta; nunca um vazio (MAN-262).",
    onRemove: "Pediu para tirar o cupom.",
    pending: "Um código está sendo conferido, ou o cupom, tirado.",
    error: "O que há de errado com o código, ou deu errado na última tentativa; um objeto novo é uma recusa nova.",
  },
  keyboard: [
    { keys: "Enter", does: "No campo, confere o código; nos botões, aciona." },
    { keys: "Tab", does: "Vai do campo ao botão." },
  ],
  heard: [
    "“Cupom de desconto, grupo”",
    "“Tem um cupom?, campo de edição”",
    "código recusado: o foco volta ao campo, e o motivo é lido com ele",
    "aplicado: “Cupom aplicado AMIGO20”, e o foco fica no grupo",
    "removido: “Cupom removido”, que se troca em removedLabel",
  ],
  texts: {
    groupLabel: "Cupom de desconto",
    label: "Tem um cupom?",
    placeholder: "Digite o código",
    applyLabel: "Aplicar",
    applyingLabel: "Conferindo o cupom",
    appliedLabel: "Cupom aplicado",
    removeLabel: "Remover",
    removingLabel: "Carregando",
  },
});
