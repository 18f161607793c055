import type { TrackContent } from "@petbox/design-system/screens/site/TrackScreen";
import type { Species } from "@petbox/domain/pet/species";

const content = (drawing: string, name: string, text: string): TrackContent => ({
  name,
  text,
  image: `/imagens/item-${drawing}.svg`,
});

/** The contents of each track's boxes, by tag. Two of the cat tracks include litter (MAN-440, MAN-441). */
export const trackContents: Readonly<Record<Species, Readonly<Record<string, readonly TrackContent[]>>>> = {
  dog: {
    essencial: [
      content("ursinho", "Brinquedos", "Na medida do porte do seu cachorro."),
      content("biscoito", "Petiscos", "Do gosto dele, para o mês inteiro."),
      content("xampu", "Um mimo", "Um cuidado a mais, diferente a cada mês."),
    ],
    mordedores: [
      content("osso", "Mordedores", "Resistentes, para mordidas fortes."),
      content("biscoito", "Petiscos", "De longa duração, para roer sem pressa."),
      content("corda", "Para puxar", "Cordas para puxar junto."),
    ],
    "essencial-naturais": [
      content("osso", "Petiscos naturais", "100% naturais e desidratados."),
      content("biscoito", "Sem aditivos", "Sem corantes nem conservantes."),
      content("corda", "Um brinquedo", "Para gastar a energia depois da festa."),
    ],
  },
  cat: {
    essencial: [
      content("areia", "Areia 100% mandioca", "Todo mês, na própria caixa."),
      content("peixe", "Petiscos", "Para pedir mais, miando."),
      content("varinha", "Brinquedos", "Para caçar sem sair de casa."),
    ],
    essencial_familia: [
      content("areia", "Areia 100% mandioca", "Duas unidades de 2,5 kg, para a casa cheia."),
      content("peixe", "Petiscos em dobro", "Para ninguém brigar."),
      content("varinha", "Brinquedos em dobro", "Para dois gatos ou mais."),
    ],
    diversao: [
      content("varinha", "Varinhas", "Para saltos de campeonato."),
      content("novelo", "Bolinhas", "Para correr a casa inteira."),
      content("catnip", "Catnip e petiscos", "Para rolar no tapete e pedir mais."),
    ],
  },
};
