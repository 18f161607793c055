import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { documented } from "@petbox/storybook/documented";
import { CouponCard } from "./CouponCard.tsx";

const rules = "<ul><li>Vale para compras a partir de <b>R$60,00</b>.</li><li>Um uso por CPF.</li></ul>";

export const couponCardDocs = documented({
  component: CouponCard,
  example: (
    <CouponCard
      name="Amigo da PetBox"
      description="Na próxima compra da loja."
      code="AUMIGO20"
      offer={{ type: "real", value: cents(2000) }}
      standing={{ kind: "valid", until: civilDate(2026, 12, 31) }}
      rules={rules}
    />
  ),
  states: [
    <CouponCard key="lifelong" name="Fidelidade" code="OURO15" standing={{ kind: "lifelong" }} />,
    <CouponCard key="endless" name="Boas-vindas" code="BEMVINDO" standing={{ kind: "valid" }} />,
    <CouponCard key="used" name="Aniversário" code="PARABENS" standing={{ kind: "used" }} />,
    <CouponCard
      key="expired"
      name="Dia do gato"
      code="MIAU"
      standing={{ kind: "expired", since: civilDate(2026, 2, 17) }}
    />,
  ],
  purpose:
    "Mostra um cupom que a pessoa tem: quanto dá, até quando vale, o código para copiar e as regras, que abrem e fecham. Numa lista, abrir as regras de um cupom fecha as do outro. Usado ou expirado, fica sem o botão de copiar e diz por quê.",
  instead: [
    { use: "CouponField", when: "quando se digita o código no checkout" },
    { use: "CouponBar", when: "quando só avisa que há um cupom em uso" },
    { use: "EmptyState", when: "quando a pessoa não tem nenhum cupom" },
  ],
  props: {
    code: "O que se digita para usar.",
    description: "O que o cupom dá, em uma frase.",
    name: "O nome do cupom.",
    offer: "O que tira, quando se sabe; de uma oferta de zero nada é dito.",
    onCopyFailed: "O navegador não quis copiar; ainda dá para marcar o código à mão.",
    rules: "O HTML do servidor; aqui ele fica seguro.",
    rulesGroup: "Cartões do mesmo grupo mostram as regras de um cupom por vez.",
    standing: "Se ainda pode ser usado: quem diz é `couponStanding`, do domínio.",
  },
  keyboard: [
    { keys: "Tab", does: "Vai ao botão que copia; de novo, às regras." },
    { keys: "Enter ou Espaço", does: "Copia o código, ou abre e fecha as regras." },
  ],
  heard: [
    "“Amigo da PetBox, título”, “R$20,00 OFF”, “Válido até 31/12/2026”",
    "“Copiar cupom, botão, AUMIGO20”; depois de copiar: “Copiado!”",
    "“Veja as regras, recolhido”",
  ],
  texts: {
    lifelongLabel: "VITALÍCIO",
    usedLabel: "Já usado",
    expiredLabel: "Expirado",
    endlessLabel: "Sem prazo de validade",
    codeLabel: "Código",
    copyLabel: "Copiar cupom",
    rulesLabel: "Veja as regras",
  },
});
