import { anotherCardPath, stepPaths } from "@petbox/domain/funnel/steps";
import { page, publicPage, type ShopPage } from "./page.ts";

/** Every page of the shop by its address; of two that fit, the first. */
export const shopPages: readonly ShopPage[] = [
  publicPage("/", "Caixas para cachorros, todo mês", "site/HomePage", () =>
    import("../pages/site/HomePage.tsx").then(({ DogHomePage: Page }) => ({ Page })),
  ),
  publicPage("/gato", "Caixas para gatos, todo mês", "site/HomePage", () =>
    import("../pages/site/HomePage.tsx").then(({ CatHomePage: Page }) => ({ Page })),
  ),
  publicPage("/assine", "Cachorro ou gato?", "site/SubscribePage", () => import("../pages/site/SubscribePage.tsx")),
  publicPage(
    stepPaths.species,
    "Cachorro ou gato?",
    "funnel/SpeciesPage",
    () => import("../pages/funnel/SpeciesPage.tsx"),
  ),
  page(stepPaths.name, "Como o seu pet se chama?", "funnel/NamePage", () => import("../pages/funnel/NamePage.tsx")),
  page(stepPaths.size, "Qual é o porte?", "funnel/SizePage", () => import("../pages/funnel/SizePage.tsx")),
  page(stepPaths.breed, "Qual é a raça?", "funnel/BreedPage", () => import("../pages/funnel/BreedPage.tsx")),
  page(
    stepPaths.birthDate,
    "Quando seu pet nasceu?",
    "funnel/BirthDatePage",
    () => import("../pages/funnel/BirthDatePage.tsx"),
  ),
  page(
    stepPaths.restriction,
    "Restrição alimentar",
    "funnel/RestrictionPage",
    () => import("../pages/funnel/RestrictionPage.tsx"),
  ),
  page(
    stepPaths.contact,
    "Como a gente fala com você?",
    "funnel/ContactPage",
    () => import("../pages/funnel/ContactPage.tsx"),
  ),
  page(stepPaths.track, "Escolha a trilha", "funnel/TrackPage", () => import("../pages/funnel/TrackPage.tsx")),
  page(stepPaths.plan, "Escolha o plano", "funnel/PlanPage", () => import("../pages/funnel/PlanPage.tsx")),
  page(
    stepPaths.extraItem,
    "Um mimo a mais?",
    "funnel/ExtraItemPage",
    () => import("../pages/funnel/ExtraItemPage.tsx"),
  ),
  page(
    stepPaths.checkout,
    "Seus dados e entrega",
    "checkout/CheckoutPage",
    () => import("../pages/checkout/CheckoutPage.tsx"),
  ),
  page(stepPaths.payment, "Pagamento", "checkout/PaymentPage", () => import("../pages/checkout/PaymentPage.tsx")),
  page(anotherCardPath, "Pagamento", "checkout/PaymentPage", () => import("../pages/checkout/PaymentPage.tsx")),
  page(
    stepPaths.waiting,
    "Confirmando o pagamento",
    "checkout/WaitingPage",
    () => import("../pages/checkout/WaitingPage.tsx"),
  ),
  page("/bem-vindo", "Boas-vindas", "welcome/WelcomePage", () => import("../pages/welcome/WelcomePage.tsx")),
  publicPage("/login", "Entrar", "session/LoginPage", () => import("../pages/session/LoginPage.tsx")),
  publicPage(
    "/password/reset",
    "Recuperar a senha",
    "session/RecoverPasswordPage",
    () => import("../pages/session/RecoverPasswordPage.tsx"),
  ),
  publicPage(
    "/password/reset/:token",
    "Senha nova",
    "session/NewPasswordPage",
    () => import("../pages/session/NewPasswordPage.tsx"),
  ),
  page("/area-cliente", "Área do assinante", "account/AccountPage", () => import("../pages/account/AccountPage.tsx")),
  page(
    "/app/area-cliente",
    "Área do assinante",
    "account/AccountPage",
    () => import("../pages/account/AccountPage.tsx"),
  ),
  publicPage(
    "/termos-de-uso",
    "Termos de uso",
    "site/policies/TermsPage",
    () => import("../pages/site/policies/TermsPage.tsx"),
  ),
  publicPage(
    "/termos-de-uso-tapetes",
    "Termos dos tapetes higiênicos",
    "site/policies/MatTermsPage",
    () => import("../pages/site/policies/MatTermsPage.tsx"),
  ),
  publicPage(
    "/politica-de-trocas",
    "Trocas e devoluções",
    "site/policies/ReturnsPage",
    () => import("../pages/site/policies/ReturnsPage.tsx"),
  ),
  publicPage(
    "/politica-de-frete",
    "Política de frete",
    "site/policies/FreightPage",
    () => import("../pages/site/policies/FreightPage.tsx"),
  ),
  publicPage(
    "/politica-de-frete-gratis",
    "Frete grátis com a caixa",
    "site/policies/FreeFreightPage",
    () => import("../pages/site/policies/FreeFreightPage.tsx"),
  ),
  publicPage(
    "/privacidade",
    "Privacidade",
    "site/policies/PrivacyPage",
    () => import("../pages/site/policies/PrivacyPage.tsx"),
  ),
  publicPage(
    "/cookies",
    "Cookies",
    "site/policies/CookiesPage",
    () => import("../pages/site/policies/CookiesPage.tsx"),
  ),
  publicPage("*", "Página não encontrada", "site/NotFoundPage", () => import("../pages/site/NotFoundPage.tsx")),
];
