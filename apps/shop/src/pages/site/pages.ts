import { contestEditions } from "@petbox/domain/contest/editions";
import { type Species, speciesList } from "@petbox/domain/pet/species";
import { sitePaths } from "@petbox/domain/site/paths";
import { type Page, page } from "../../app/page.ts";
import { funnelFrame } from "../funnel/FunnelFrame.tsx";
import { publicTracks } from "./publicTracks.ts";
import { siteFrame } from "./SiteFrame.tsx";

/** A page of the shop's rules. */
function policy(path: string, title: string, description: string, load: Page["load"]): Page {
  return page({ path, title, description, prerender: true, isReadable: true, frame: siteFrame(), load });
}

const petsOf: Readonly<Record<Species, string>> = { dog: "cachorros", cat: "gatos" };

/** The pages of the tracks, each at its own address and under its own name (MAN-014 to MAN-020). */
const tracks = speciesList.flatMap((species) =>
  publicTracks(species).map(({ tag, name, description, href }) =>
    page({
      path: href,
      title: `Trilha ${name} para ${petsOf[species]}`,
      description,
      prerender: true,
      sells: { species, track: tag },
      frame: siteFrame(),
      load: () => import("./TrackPage.tsx"),
    }),
  ),
);

/** The public site. The last one answers for every address that has no page. */
export const pages = [
  page({
    path: sitePaths.dogHome,
    title: "Caixas para cachorros, todo mês",
    description:
      "O clube de assinatura do seu cachorro: todo mês, uma caixa com brinquedos, petiscos e mimos escolhidos para o porte, a idade e o paladar dele.",
    prerender: true,
    isReadable: true,
    sells: { species: "dog", track: "essencial" },
    answers: "dog",
    frame: siteFrame({ pet: "dog", width: "full" }),
    load: () => import("./DogHomePage.tsx"),
  }),
  page({
    path: sitePaths.catHome,
    title: "Caixas para gatos, todo mês",
    description:
      "O clube de assinatura do seu gato: todo mês, uma caixa com areia de mandioca, petiscos e brinquedos escolhidos para o jeito dele.",
    prerender: true,
    isReadable: true,
    sells: { species: "cat", track: "essencial" },
    answers: "cat",
    frame: siteFrame({ pet: "cat", width: "full" }),
    load: () => import("./CatHomePage.tsx"),
  }),
  ...tracks,
  page({
    path: sitePaths.subscribe,
    title: "Cachorro ou gato?",
    description: "Conte quem é o seu pet e monte a caixa dele em poucos minutos.",
    prerender: true,
    frame: funnelFrame,
    load: () => import("./SubscribePage.tsx"),
  }),
  policy(
    sitePaths.terms,
    "Termos de uso",
    "A política de assinatura da PetBox em português claro: renovação automática, interrupção, arrependimento, entrega e privacidade.",
    () => import("./policies/TermsPage.tsx"),
  ),
  policy(
    sitePaths.matTerms,
    "Termos dos tapetes higiênicos",
    "Os termos da assinatura de tapetes higiênicos da PetBox: preço, mudanças, envio e cancelamento sem multa.",
    () => import("./policies/MatTermsPage.tsx"),
  ),
  policy(
    sitePaths.returns,
    "Trocas e devoluções",
    "Como desistir em até 7 dias, trocar um item com problema e receber o dinheiro de volta na PetBox.",
    () => import("./policies/ReturnsPage.tsx"),
  ),
  policy(
    sitePaths.freight,
    "Política de frete",
    "Quanto custa o frete da caixa PetBox, quando ela sai e quando chega.",
    () => import("./policies/FreightPage.tsx"),
  ),
  policy(
    sitePaths.freeFreight,
    "Frete grátis com a caixa",
    "O que viaja de graça com a sua caixa PetBox, e até que peso em cada estado.",
    () => import("./policies/FreeFreightPage.tsx"),
  ),
  policy(
    sitePaths.privacy,
    "Privacidade",
    "Quais dados a PetBox pede, para que servem, com quem vão parar e quais são os seus direitos pela LGPD.",
    () => import("./policies/PrivacyPage.tsx"),
  ),
  policy(
    sitePaths.cookies,
    "Cookies",
    "O que o site da PetBox guarda no seu navegador, por quê e como apagar.",
    () => import("./policies/CookiesPage.tsx"),
  ),
  ...contestEditions.map(({ number, path, theme }) =>
    policy(
      path,
      `Concurso cultural, ${number}ª edição`,
      `O regulamento da ${number}ª edição do concurso da PetBox, “${theme}”: quem participa, como, até quando e o que se ganha.`,
      () => import("./ContestPage.tsx"),
    ),
  ),
  page({
    path: "*",
    title: "Página não encontrada",
    prerender: [sitePaths.notFound],
    isReadable: true,
    frame: siteFrame(),
    load: () => import("./NotFoundPage.tsx"),
  }),
];
