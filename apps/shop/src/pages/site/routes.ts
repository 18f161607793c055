import { type Species, speciesList, speciesQuery } from "@petbox/domain/pet/species";
import { sitePaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import type { RouteObject } from "react-router-dom";
import type { PageRoute } from "../../app/pageRoute.ts";

/** A policy page. */
function policy(path: string, title: string, lazy: NonNullable<PageRoute["lazy"]>): PageRoute {
  return { path, handle: { title, worksWithoutJavaScript: true }, lazy };
}

/** The home page of a species. */
function home(path: string, pet: Species, title: string, lazy: NonNullable<PageRoute["lazy"]>): PageRoute {
  return { path, handle: { title, worksWithoutJavaScript: true, layout: { pet, width: "full" } }, lazy };
}

function contest(path: string, edition: number): PageRoute {
  return policy(path, `Concurso cultural, ${edition}ª edição`, () => import("./ContestPage.tsx"));
}

/** The tags of the tracks of each species (MAN-014 to MAN-020). */
const trackTags: Readonly<Record<Species, readonly string[]>> = {
  dog: ["essencial", "essencial-naturais", "mordedores"],
  cat: ["essencial", "essencial_familia", "diversao"],
};

/** One route per track, so that other paths match no page. The page sets the title of its track. */
const tracks = speciesList.flatMap((pet) =>
  trackTags[pet].map(
    (track): PageRoute => ({
      path: pathTo(sitePaths.track, { species: speciesQuery(pet), track }),
      handle: { title: "Trilhas", worksWithoutJavaScript: true, layout: { pet } },
      lazy: () => import("./PublicTrackPage.tsx"),
    }),
  ),
);

/** The public site. The last route matches all unknown paths. */
export const routes: readonly RouteObject[] = [
  {
    lazy: () => import("./SiteLayout.tsx"),
    children: [
      home(sitePaths.dogHome, "dog", "Caixas para cachorros, todo mês", () => import("./DogHomePage.tsx")),
      home(sitePaths.catHome, "cat", "Caixas para gatos, todo mês", () => import("./CatHomePage.tsx")),
      ...tracks,
      policy(sitePaths.terms, "Termos de uso", () => import("./policies/TermsPage.tsx")),
      policy(sitePaths.matTerms, "Termos dos tapetes higiênicos", () => import("./policies/MatTermsPage.tsx")),
      policy(sitePaths.returns, "Trocas e devoluções", () => import("./policies/ReturnsPage.tsx")),
      policy(sitePaths.freight, "Política de frete", () => import("./policies/FreightPage.tsx")),
      policy(sitePaths.freeFreight, "Frete grátis com a caixa", () => import("./policies/FreeFreightPage.tsx")),
      policy(sitePaths.privacy, "Privacidade", () => import("./policies/PrivacyPage.tsx")),
      policy(sitePaths.cookies, "Cookies", () => import("./policies/CookiesPage.tsx")),
      contest(sitePaths.firstContest, 1),
      contest(sitePaths.secondContest, 2),
      contest(sitePaths.thirdContest, 3),
      {
        path: "*",
        handle: { title: "Página não encontrada", prerenderedAs: [sitePaths.notFound], worksWithoutJavaScript: true },
        lazy: () => import("./NotFoundPage.tsx"),
      },
    ] satisfies PageRoute[],
  },
  {
    lazy: () => import("../funnel/FunnelLayout.tsx"),
    children: [
      { path: sitePaths.subscribe, handle: { title: "Cachorro ou gato?" }, lazy: () => import("./SubscribePage.tsx") },
    ] satisfies PageRoute[],
  },
];
