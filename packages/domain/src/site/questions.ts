import { firstBoxLeavesText } from "../delivery/firstBoxLeaves.ts";
import { freeShippingStates } from "../delivery/freight.ts";
import type { Species } from "../pet/species.ts";
import { listed } from "../text/listed.ts";
import { sitePaths } from "./paths.ts";

/** A frequently asked question and its answer, both as plain text. */
export interface FrequentQuestion {
  readonly question: string;
  readonly answer: string;
  /** Link to the full text. */
  readonly more?: { readonly label: string; readonly href: `/${string}` };
}

/** The question whose answer the home page completes with the server's prices. */
export const priceQuestion = "Quanto custa?";

const suits: Readonly<Record<Species, FrequentQuestion>> = {
  dog: {
    question: "Serve para o meu cachorro?",
    answer:
      "A caixa é montada para ele: porte, raça e idade. Se vier algo que ele não pode, a gente troca por um item adequado.",
  },
  cat: {
    question: "Serve para o meu gato?",
    answer:
      "A caixa é montada para ele: raça, idade e a trilha que você escolher. Se vier algo que ele não pode, a gente troca por um item adequado.",
  },
};

/** The home page's FAQ, also published as structured data. The answers summarize the terms. */
export function frequentQuestions(pet: Species): readonly FrequentQuestion[] {
  return [
    {
      question: priceQuestion,
      answer:
        "Depende da trilha e do plano: mensal, semestral ou anual. Quanto mais longo o plano, menor o valor por mês. O total, com frete e desconto, aparece antes de você pagar.",
    },
    {
      question: "Posso cancelar quando quiser?",
      answer:
        "Pode pedir a qualquer momento, na área do assinante. No plano mensal não custa nada; no semestral e no anual, antes do fim do prazo, 10% do valor dos meses que faltam.",
      more: { label: "Veja os termos", href: sitePaths.terms },
    },
    {
      question: "E o frete?",
      answer: `É grátis para ${listed(freeShippingStates)}. Para os outros estados, a gente paga uma parte, e o valor aparece antes do pagamento.`,
      more: { label: "Veja a política de frete", href: sitePaths.freight },
    },
    {
      question: "Quando a caixa chega?",
      answer: `A primeira ${firstBoxLeavesText}. A previsão para o seu CEP aparece no resumo, e você acompanha o caminho dela na área do assinante.`,
    },
    suits[pet],
    {
      question: "E se eu me arrepender?",
      answer:
        "Você pode desistir até 7 dias depois de receber a primeira caixa, sem dizer o motivo: a gente busca a caixa e devolve tudo, inclusive o frete.",
      more: { label: "Veja as trocas e devoluções", href: sitePaths.returns },
    },
  ];
}
