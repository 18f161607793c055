import type { Species } from "@petbox/domain/pet/species";
import { sitePaths } from "@petbox/domain/site/paths";
import { startPathFromHome } from "@petbox/domain/site/startPath";

/** A step of "como funciona". */
interface HomeStep {
  readonly title: string;
  readonly text: string;
}

/** The texts of the home page for one species. */
export interface HomeWords {
  readonly club: string;
  readonly title: string;
  readonly lead: string;
  readonly sticker: string;
  /** The link to the other species' home page. */
  readonly other: { readonly question: string; readonly link: string; readonly href: string };
  readonly steps: readonly [HomeStep, HomeStep, HomeStep, HomeStep];
  readonly contentsTitle: string;
  readonly tracksTitle: string;
  readonly tracksLead: string;
  readonly lastBoxesTitle: string;
  readonly callTitle: string;
  /** URL that starts a subscription. */
  readonly startHref: string;
}

const choosing: HomeStep = {
  title: "Escolha a trilha e o plano",
  text: "Mensal, semestral ou anual: quanto mais longo o plano, menor o valor por mês.",
};

const receiving: HomeStep = {
  title: "Receba em casa",
  text: "Todo mês a caixa sai para o seu endereço, e você acompanha o caminho dela.",
};

export const homeWords: Readonly<Record<Species, HomeWords>> = {
  dog: {
    club: "Clube de assinatura para cachorros",
    title: "Todo mês, uma caixa de abanar o rabo",
    lead: "Brinquedos, petiscos e mimos escolhidos para o porte, a idade e o paladar do seu cachorro. A festa começa quando a caixa chega.",
    sticker: "Surpresa nova todo\u00a0mês",
    other: { question: "Tem gato em casa?", link: "Veja a caixa dos gatos", href: sitePaths.catHome },
    steps: [
      {
        title: "Conte quem é o seu cachorro",
        text: "Nome, porte, raça e idade. Em dois minutos a gente já conhece a figura.",
      },
      choosing,
      receiving,
      {
        title: "Abram juntos",
        text: "Deixe que ele fareje primeiro. Depois conte o que fez sucesso, e a próxima vem ainda melhor.",
      },
    ],
    contentsTitle: "O que vem na caixa",
    tracksTitle: "Uma trilha para cada cachorro",
    tracksLead: "Do que brinca com tudo ao que rói até o chinelo.",
    lastBoxesTitle: "Espie o que já saiu da caixa",
    callTitle: "Seu cachorro já ouviu a campainha",
    startHref: startPathFromHome("dog"),
  },
  cat: {
    club: "Clube de assinatura para gatos",
    title: "Todo mês, uma caixa de ronronar",
    lead: "Petiscos, brinquedos e, se você quiser, areia de mandioca, escolhidos para a idade e o jeito do seu gato. E a caixa vazia, claro, também é dele.",
    sticker: "Surpresa nova todo\u00a0mês",
    other: { question: "Tem cachorro em casa?", link: "Veja a caixa dos cachorros", href: sitePaths.dogHome },
    steps: [
      { title: "Conte quem é o seu gato", text: "Nome, raça e idade. Em dois minutos a gente já conhece a majestade." },
      choosing,
      receiving,
      {
        title: "Abram juntos",
        text: "Deixe que ele inspecione. Depois conte o que foi aprovado, e a próxima vem ainda melhor.",
      },
    ],
    contentsTitle: "O que vem na caixa",
    tracksTitle: "Uma trilha para cada gato",
    tracksLead: "Do filho único à família de bigodes.",
    lastBoxesTitle: "Espie o que já saiu da caixa",
    callTitle: "Seu gato já está de olho na porta",
    startHref: startPathFromHome("cat"),
  },
};
