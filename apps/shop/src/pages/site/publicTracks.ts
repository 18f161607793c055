import type { HomeTrack } from "@petbox/design-system/screens/site/HomeScreen";
import { type Species, speciesQuery } from "@petbox/domain/pet/species";
import { sitePaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";

/** The public data of a track. */
interface PublicTrack extends HomeTrack {
  readonly tag: string;
}

const tracks: Readonly<Record<Species, readonly Omit<PublicTrack, "image" | "href">[]>> = {
  dog: [
    {
      tag: "essencial",
      name: "Essencial",
      suits: "Para quem gosta de tudo",
      description: "Brinquedos, petiscos e um mimo, na medida do porte do seu cachorro.",
    },
    {
      tag: "mordedores",
      name: "Mordedores",
      suits: "Para mordidas fortes",
      description: "Mordedores resistentes e petiscos de longa duração. O chinelo agradece.",
    },
    {
      tag: "essencial-naturais",
      name: "Body Parts",
      suits: "Para paladares exigentes",
      description: "Petiscos 100% naturais e desidratados, sem corantes nem conservantes, e um brinquedo.",
    },
  ],
  cat: [
    {
      tag: "essencial",
      name: "Essencial",
      suits: "Para um gato feliz",
      description: "Areia 100% mandioca, petiscos e brinquedos para o mês inteiro.",
    },
    {
      tag: "essencial_familia",
      name: "Essencial Família",
      suits: "Para dois gatos ou mais",
      description: "Duas areias de 2,5 kg e mimos em dobro, para ninguém brigar.",
    },
    {
      tag: "diversao",
      name: "Diversão",
      suits: "Para quem já tem areia",
      description: "Varinhas, bolinhas e catnip: só brincadeira e petisco.",
    },
  ],
};

/** The public data of a species' tracks. Their prices come from the server. */
export function publicTracks(species: Species): readonly PublicTrack[] {
  const word = speciesQuery(species);
  return tracks[species].map((track) => ({
    ...track,
    image: `/imagens/trilha-${word}-${track.tag}.svg`,
    href: pathTo(sitePaths.track, { species: word, track: track.tag }),
  }));
}
