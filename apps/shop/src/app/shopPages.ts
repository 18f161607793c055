import { anotherCardPath, stepPaths } from "@petbox/domain/funnel/steps";
import { page, publicPage, type ShopPage } from "./page.ts";

/** Every page of the shop by its address; of two that fit, the first. */
export const shopPages: readonly ShopPage[] = [
  publicPage("/", "Caixas para cachorros, todo mês", "site/HomePage", () =>
    import("../pages/site/HomePage.tsx").then((module) => module.DogHomePage),
  ),
  publicPage("/gato", "Caixas para gatos, todo mês", "site/HomePage", () =>
    import("../pages/site/HomePage.tsx").then((module) => module.CatHomePage),
  ),
  publicPage("/assine", "Cachorro ou gato?", "site/SubscribePage", () =>
    import("../pages/site/SubscribePage.tsx").then((module) => module.SubscribePage),
  ),
  publicPage(stepPaths.species, "Cachorro ou gato?", "funnel/SpeciesPage", () =>
    import("../pages/funnel/SpeciesPage.tsx").then((module) => module.SpeciesPage),
  ),
  page(stepPaths.name, "Como o seu pet se chama?", "funnel/NamePage", () =>
    import("../pages/funnel/NamePage.tsx").then((module) => module.NamePage),
  ),
  page(stepPaths.size, "Qual é o porte?", "funnel/SizePage", () =>
    import("../pages/funnel/SizePage.tsx").then((module) => module.SizePage),
  ),
  page(stepPaths.breed, "Qual é a raça?", "funnel/BreedPage", () =>
    import("../pages/funnel/BreedPage.tsx").then((module) => module.BreedPage),
  ),
  page(stepPaths.birthDate, "Quando seu pet nasceu?", "funnel/BirthDatePage", () =>
    import("../pages/funnel/BirthDatePage.tsx").then((module) => module.BirthDatePage),
  ),
  page(stepPaths.restriction, "Restrição alimentar", "funnel/RestrictionPage", () =>
    import("../pages/funnel/RestrictionPage.tsx").then((module) => module.RestrictionPage),
  ),
  page(stepPaths.contact, "Como a gente fala com você?", "funnel/ContactPage", () =>
    import("../pages/funnel/ContactPage.tsx").then((module) => module.ContactPage),
  ),
  page(stepPaths.track, "Escolha a trilha", "funnel/TrackPage", () =>
    import("../pages/funnel/TrackPage.tsx").then((module) => module.TrackPage),
  ),
  page(stepPaths.plan, "Escolha o plano", "funnel/PlanPage", () =>
    import("../pages/funnel/PlanPage.tsx").then((module) => module.PlanPage),
  ),
  page(stepPaths.extraItem, "Um mimo a mais?", "funnel/ExtraItemPage", () =>
    import("../pages/funnel/ExtraItemPage.tsx").then((module) => module.ExtraItemPage),
  ),
  page(stepPaths.checkout, "Seus dados e entrega", "checkout/CheckoutPage", () =>
    import("../pages/checkout/CheckoutPage.tsx").then((module) => module.CheckoutPage),
  ),
  page(stepPaths.payment, "Pagamento", "checkout/PaymentPage", () =>
    import("../pages/checkout/PaymentPage.tsx").then((module) => module.PaymentPage),
  ),
  page(anotherCardPath, "Pagamento", "checkout/PaymentPage", () =>
    import("../pages/checkout/PaymentPage.tsx").then((module) => module.PaymentPage),
  ),
  page(stepPaths.waiting, "Confirmando o pagamento", "checkout/WaitingPage", () =>
    import("../pages/checkout/WaitingPage.tsx").then((module) => module.WaitingPage),
  ),
  page("/bem-vindo", "Boas-vindas", "welcome/WelcomePage", () =>
    import("../pages/welcome/WelcomePage.tsx").then((module) => module.WelcomePage),
  ),
  publicPage("/login", "Entrar", "session/LoginPage", () =>
    import("../pages/session/LoginPage.tsx").then((module) => module.LoginPage),
  ),
  publicPage("/password/reset", "Recuperar a senha", "session/RecoverPasswordPage", () =>
    import("../pages/session/RecoverPasswordPage.tsx").then((module) => module.RecoverPasswordPage),
  ),
  publicPage("/password/reset/:token", "Senha nova", "session/NewPasswordPage", () =>
    import("../pages/session/NewPasswordPage.tsx").then((module) => module.NewPasswordPage),
  ),
  page("/area-cliente", "Área do assinante", "account/AccountPage", () =>
    import("../pages/account/AccountPage.tsx").then((module) => module.AccountPage),
  ),
  page("/app/area-cliente", "Área do assinante", "account/AccountPage", () =>
    import("../pages/account/AccountPage.tsx").then((module) => module.AccountPage),
  ),
  publicPage("/termos-de-uso", "Termos de uso", "site/policies/TermsPage", () =>
    import("../pages/site/policies/TermsPage.tsx").then((module) => module.TermsPage),
  ),
  publicPage("/termos-de-uso-tapetes", "Termos dos tapetes higiênicos", "site/policies/MatTermsPage", () =>
    import("../pages/site/policies/MatTermsPage.tsx").then((module) => module.MatTermsPage),
  ),
  publicPage("/politica-de-trocas", "Trocas e devoluções", "site/policies/ReturnsPage", () =>
    import("../pages/site/policies/ReturnsPage.tsx").then((module) => module.ReturnsPage),
  ),
  publicPage("/politica-de-frete", "Política de frete", "site/policies/FreightPage", () =>
    import("../pages/site/policies/FreightPage.tsx").then((module) => module.FreightPage),
  ),
  publicPage("/politica-de-frete-gratis", "Frete grátis com a caixa", "site/policies/FreeFreightPage", () =>
    import("../pages/site/policies/FreeFreightPage.tsx").then((module) => module.FreeFreightPage),
  ),
  publicPage("/privacidade", "Privacidade", "site/policies/PrivacyPage", () =>
    import("../pages/site/policies/PrivacyPage.tsx").then((module) => module.PrivacyPage),
  ),
  publicPage("/cookies", "Cookies", "site/policies/CookiesPage", () =>
    import("../pages/site/policies/CookiesPage.tsx").then((module) => module.CookiesPage),
  ),
  publicPage("*", "Página não encontrada", "site/NotFoundPage", () =>
    import("../pages/site/NotFoundPage.tsx").then((module) => module.NotFoundPage),
  ),
];
