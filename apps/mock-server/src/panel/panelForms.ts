/** The section of the panel with the form of each action: the page opens there afterwards. */
export const sectionOf: Readonly<Record<string, string>> = {
  enter: "pessoas",
  approve: "pagamentos",
  refuse: "pagamentos",
  expire: "pagamentos",
  freeze: "relogio",
  resume: "relogio",
  move: "relogio",
  "reset-clock": "relogio",
  latency: "demora",
  fault: "falhas",
  "no-faults": "falhas",
  scenario: "mundos",
};

const decidedText = "Este pagamento já foi decidido.";

const refusalTexts: Readonly<Record<string, string>> = {
  enter: "Essa pessoa não está mais neste mundo.",
  approve: decidedText,
  refuse: decidedText,
  expire: decidedText,
  move: "O relógio não pode ir até lá.",
  latency: "A demora vai de 0 a 60.000 ms.",
};

/** Explains why a form changed nothing, usually because its page is out of date. */
export function refusalText(action: string): string {
  return Object.hasOwn(refusalTexts, action) && refusalTexts[action] !== undefined
    ? refusalTexts[action]
    : "O formulário pede algo que não existe.";
}
