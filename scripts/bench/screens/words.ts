/** What both screens show: the same plans, the same words. Prices in cents. */
export const plans = [
  { name: "Anual", months: 12, price: 7990, dashedPrice: 9990, off: 3000, total: 95880, ribbon: "Mais popular" },
  { name: "Semestral", months: 6, price: 8990, dashedPrice: 9990, off: 2000, total: 53940, ribbon: undefined },
  { name: "Mensal", months: 1, price: 10990, dashedPrice: undefined, off: undefined, total: 10990, ribbon: undefined },
] as const;

export const tabs = [
  { id: "caixa", label: "A caixa", text: "Brinquedos, petiscos e um mimo para o seu pet, todo mês." },
  { id: "entrega", label: "Entrega", text: "Chega entre os dias 10 e 20 de cada mês." },
  { id: "cancelamento", label: "Cancelamento", text: "Cancele quando quiser, sem multa, depois do fim do plano." },
] as const;

export type TabId = (typeof tabs)[number]["id"];

export const words = {
  title: "Assinatura do Bob",
  tabsLabel: "Como funciona",
  pay: "Pagar e assinar",
  ask: "Preciso de ajuda",
  dialogTitle: "Fale com a gente",
  dialogText: "Atendemos de segunda a sexta, das 9h às 18h.",
  close: "Entendi",
} as const;
