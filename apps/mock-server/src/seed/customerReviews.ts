import type { HomePageData } from "@petbox/api-client/site/pageData";
import type { Species } from "@petbox/domain/pet/species";

/** The boxes delivered since the club began, for dogs and cats together. */
export const boxesDelivered = 48_217;

/** What customers wrote about their boxes. */
export const customerReviews: Readonly<Record<Species, NonNullable<HomePageData["reviews"]>>> = {
  dog: [
    {
      pet: "Pipoca",
      city: "Recife, PE",
      stars: 5,
      text: "Ela já reconhece a caixa pelo barulho do portão. Abrir junto virou o nosso programa do mês.",
    },
    {
      pet: "Thor",
      city: "Belo Horizonte, MG",
      stars: 5,
      text: "Nenhum brinquedo durava uma semana aqui em casa. O disco da caixa de março continua inteiro.",
    },
    {
      pet: "Amora",
      city: "Curitiba, PR",
      stars: 4,
      text: "Veio tudo no tamanho certo para ela. Só faltou mais petisco: acabou no mesmo dia.",
    },
  ],
  cat: [
    {
      pet: "Mingau",
      city: "Porto Alegre, RS",
      stars: 5,
      text: "A areia dura o mês inteiro, e a varinha dura a madrugada inteira. Valeu cada miado.",
    },
    {
      pet: "Nina",
      city: "Salvador, BA",
      stars: 5,
      text: "Enfim um brinquedo que ela não esnobou. E a caixa vazia virou a cama preferida.",
    },
    {
      pet: "Frajola",
      city: "Campinas, SP",
      stars: 4,
      text: "Gostou mais do catnip do que de mim. Perdi o posto, mas assino embaixo.",
    },
  ],
};
