import { contestEditions } from "@petbox/domain/contest/editions";
import { type Species, speciesList } from "@petbox/domain/pet/species";
import { sitePaths } from "@petbox/domain/site/paths";
import type { AreaSeo, PageSeo } from "../../seo/pageSeo.ts";
import { speciesDescription } from "../funnel/seo.ts";
import { publicTracks } from "./publicTracks.ts";

/** The track pages (MAN-014 to MAN-020). */
const tracks = speciesList.flatMap((species) =>
  publicTracks(species).map(({ href, ...track }): [string, PageSeo] => [
    href,
    { description: track.description, sells: { species, ...track } },
  ]),
);

/** The first track, which a home page sells (MAN-014). */
function firstTrack(species: Species): Pick<PageSeo, "sells"> {
  const [track] = publicTracks(species);
  return track === undefined ? {} : { sells: { species, ...track } };
}

const contests = contestEditions.map(({ number, path, theme }): [string, PageSeo] => [
  path,
  {
    description: `O regulamento da ${number}ª edição do concurso da PetBox, “${theme}”: quem participa, como, até quando e o que se ganha.`,
  },
]);

export const seo: AreaSeo = {
  [sitePaths.dogHome]: {
    description:
      "O clube de assinatura do seu cachorro: todo mês, uma caixa com brinquedos, petiscos e mimos escolhidos para o porte, a idade e o paladar dele.",
    ...firstTrack("dog"),
    answers: "dog",
  },
  [sitePaths.catHome]: {
    description:
      "O clube de assinatura do seu gato: todo mês, uma caixa com petiscos, brinquedos e, se você quiser, areia de mandioca, escolhidos para o jeito dele.",
    ...firstTrack("cat"),
    answers: "cat",
  },
  ...Object.fromEntries(tracks),
  [sitePaths.subscribe]: { description: speciesDescription },
  [sitePaths.terms]: {
    description:
      "A política de assinatura da PetBox em português claro: renovação automática, interrupção, arrependimento, entrega e privacidade.",
  },
  [sitePaths.matTerms]: {
    description:
      "Os termos da assinatura de tapetes higiênicos da PetBox: preço, mudanças, envio e cancelamento sem multa.",
  },
  [sitePaths.returns]: {
    description: "Como desistir em até 7 dias, trocar um item com problema e receber o dinheiro de volta na PetBox.",
  },
  [sitePaths.freight]: { description: "Quanto custa o frete da caixa PetBox, quando ela sai e quando chega." },
  [sitePaths.freeFreight]: {
    description: "O que viaja de graça com a sua caixa PetBox, e até que peso em cada estado.",
  },
  [sitePaths.privacy]: {
    description: "Quais dados a PetBox pede, para que servem, quem os recebe e quais são os seus direitos pela LGPD.",
  },
  [sitePaths.cookies]: { description: "O que o site da PetBox guarda no seu navegador, por quê e como apagar." },
  ...Object.fromEntries(contests),
};
