import { type NamedPet, ofPet, withArticle } from "@petbox/domain/pet/phrases";
import { capitalized } from "@petbox/domain/text/capitalized";
import type { AnswerName } from "@petbox/domain/welcome/petAnswers";
import type { QuestionnaireVariant, WelcomeStep } from "@petbox/domain/welcome/welcomeSteps";

/** Title of a step. */
export function stepTitle(step: WelcomeStep, pet: NamedPet): string {
  switch (step) {
    case "pet":
      return `Conte mais sobre ${withArticle(pet)}`;
    case "food":
      return `O que ${withArticle(pet)} come e usa`;
    case "photo":
      return `Uma foto ${ofPet(pet)}`;
    case "owner":
      return "Agora, sobre você";
    case "slides":
      return "Como funciona";
  }
}

/** The use of a step's answers; all are optional. */
export function stepHelp(step: WelcomeStep, pet: NamedPet): string {
  return step === "photo"
    ? `Se quiser, mande uma foto: é com ela que ${withArticle(pet)} aparece na sua área do assinante.`
    : "Responda o que quiser: nada aqui é obrigatório, e ajuda a escolher as próximas caixas.";
}

/** A question with a short list of options. */
export interface Choice {
  readonly name: AnswerName;
  readonly question: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly optional?: true | undefined;
}

const yesOrNo = [
  { value: "1", label: "Sim" },
  { value: "0", label: "Não" },
];
/** Lets the customer undo an optional answer. */
const leftOpen = { value: "", label: "Não sei" };

/** The questions about the pet (MAN-079, MAN-161). */
export function petChoices(pet: NamedPet, variant: QuestionnaireVariant): readonly Choice[] {
  const isFemale = pet.sex === "female";
  const options = variant === "optional" ? [...yesOrNo, leftOpen] : yesOrNo;
  const who = withArticle(pet);
  const Who = capitalized(who);
  return [
    { name: "neutered", question: `${Who} é ${isFemale ? "castrada" : "castrado"}?`, options },
    { name: "overweight", question: `${Who} está acima do peso?`, options },
    { name: "usesPads", question: `${Who} usa tapete higiênico?`, options },
  ];
}

/** The free-text questions about food and care (MAN-080, MAN-162). */
export const foodFields: readonly { readonly name: AnswerName; readonly label: string; readonly hint: string }[] = [
  { name: "food", label: "Qual ração?", hint: "A marca e o sabor, se você lembrar." },
  { name: "dewormer", label: "Qual vermífugo?", hint: "E de quanto em quanto tempo." },
  { name: "fleaProduct", label: "Qual antipulgas?", hint: "Coleira, comprimido, pipeta…" },
];

/** The questions about the owner in the older questionnaire (MAN-164 to MAN-169). */
export function ownerChoices(pet: NamedPet): readonly Choice[] {
  return [
    {
      name: "home",
      question: "Onde vocês moram?",
      options: [
        { value: "casa", label: "Casa" },
        { value: "apartamento", label: "Apartamento" },
      ],
    },
    {
      name: "foodShop",
      question: "Onde você compra a ração?",
      options: [
        { value: "petshop", label: "Pet shop" },
        { value: "internet", label: "Internet" },
        { value: "supermercado", label: "Supermercado" },
        { value: "outros", label: "Outro lugar" },
      ],
    },
    {
      name: "guardian",
      question: `O que você é ${ofPet(pet)}?`,
      options: [
        { value: "mae", label: "Mãe" },
        { value: "pai", label: "Pai" },
        { value: "outros", label: "Outra pessoa da família" },
      ],
    },
    {
      name: "severalPets",
      question: "Você tem outros pets?",
      options: yesOrNo,
    },
    {
      name: "maritalStatus",
      question: "Qual é o seu estado civil?",
      optional: true,
      options: [
        { value: "solteiro", label: "Solteiro(a)" },
        { value: "relacionamento_serio", label: "Em um relacionamento sério" },
        { value: "casado", label: "Casado(a)" },
        { value: "nao_quero_responder", label: "Prefiro não responder" },
      ],
    },
  ];
}
