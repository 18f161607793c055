import { listedQuantities } from "@petbox/domain/quantity/allowedQuantities";
import { documented } from "@petbox/storybook/documented";
import { QuantityStepper } from "./QuantityStepper.tsx";

const mats = listedQuantities([1, 2, 4, 6]);

export const quantityStepperDocs = documented({
  component: QuantityStepper,
  example: <QuantityStepper item="Tapete higiênico M" value={2} allowed={mats} onValueChange={() => undefined} />,
  states: [
    <QuantityStepper
      key="pending"
      item="Tapete higiênico M"
      value={4}
      allowed={mats}
      onValueChange={() => undefined}
      pending
    />,
    <QuantityStepper
      key="error"
      item="Tapete higiênico M"
      value={1}
      allowed={mats}
      onValueChange={() => undefined}
      error="Um erro ocorreu!"
    />,
  ],
  purpose:
    "Escolhe quantos, um toque por vez, e só passa pelas quantidades que existem. Mostra sempre o valor que a página lhe dá: se o servidor recusa a mudança, a página devolve o valor anterior e diz o porquê.",
  instead: [
    { use: "RadioGroup", when: "quando são poucas opções e cada uma tem seu preço à vista" },
    { use: "SelectField", when: "quando se salta de uma quantidade a outra bem distante" },
    { use: "TextField", when: "quando o número é um dado, e não uma quantidade" },
  ],
  props: {
    allowed: "As quantidades possíveis; cada toque vai à seguinte.",
    defaultValue: "A quantidade do começo, quando a página não guarda nenhuma.",
    error: "Por que a última mudança falhou; sem ele, vale o que o formulário em volta diz deste nome.",
    item: "Do que há uma quantidade: o nome do produto.",
    label: "Como o grupo se chama, antes do nome do produto.",
    name: "Envia a quantidade com um formulário, por este nome.",
    onValueChange: "Recebe a quantidade pedida por um toque.",
    pending: "Uma mudança está a caminho do servidor: nenhuma outra é aceita.",
    value:
      "A quantidade de uma página que a guarda: o que se dá é o que se vê, e a antiga desfaz uma mudança que falhou.",
  },
  keyboard: [
    { keys: "Tab", does: "Passa de diminuir a aumentar." },
    {
      keys: "Enter ou Espaço",
      does: "Vai à próxima quantidade. No fim, e durante a mudança, nada acontece e o foco fica.",
    },
  ],
  heard: [
    "“Quantidade: Tapete higiênico M, grupo”",
    "“Diminuir: Tapete higiênico M, botão”",
    "“2 unidades”",
    "ao mudar: “4 unidades”, sem interromper",
    "se falhou: “2 unidades” e o motivo, sem interromper",
  ],
  labels: { label: "Quantidade" },
  texts: { decreaseLabel: "Diminuir", increaseLabel: "Aumentar", pendingLabel: "Atualizando" },
});
