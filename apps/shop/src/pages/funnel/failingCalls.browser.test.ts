import { expect, waitFor } from "storybook/test";
import { answersUpToThePlan, write } from "../../testing/fillForms.ts";
import { heading } from "../../testing/testFailingCall.ts";
import { testFailingCalls } from "../../testing/testFailingCalls.ts";

const goOn = { press: "Continuar" };

testFailingCalls("funnel", {
  "/save/especie": {
    shop: { path: "/pet/especie/" },
    press: /Cachorro/,
    done: heading("Como o seu pet se chama?"),
  },
  "/save/genero": {
    shop: { path: "/pet/nome/", at: "name" },
    async fill(screen) {
      await write(screen, "Nome do pet", "Mika");
      (await screen.findByRole("radio", { name: "Fêmea" })).click();
    },
    ...goOn,
    keptInputs: { "Nome do pet": "Mika" },
    done: heading("Qual é o porte da Mika?"),
  },
  "/save/size": {
    shop: { path: "/pet/porte/", at: "size" },
    press: /Médio/,
    done: heading("Qual é a raça do Bob?"),
  },
  "/racas.json": {
    shop: { path: "/pet/raca/", at: "breed" },
    retry: "Carregar sugestões",
    // The breed can be typed without suggestions.
    message: /As sugestões de raças não carregaram/,
    done: (screen) => waitFor(() => expect(screen.queryByText(/não carregaram/)).toBeNull()),
  },
  "/save/breed": {
    shop: { path: "/pet/raca/", at: "breed" },
    fill: (screen) => write(screen, "Raça", "Beagle"),
    ...goOn,
    keptInputs: { Raça: "Beagle" },
    done: heading(/^Quando o Bob nasceu\?$/),
  },
  "/save/birthdate": {
    shop: { path: "/pet/nascimento/", at: "birthDate" },
    fill: (screen) => write(screen, "Data de nascimento", "07/04/2023"),
    ...goOn,
    keptInputs: { "Data de nascimento": "07/04/2023" },
    done: heading("Como a gente fala com você?"),
  },
  "/save/restricao": {
    shop: { path: "/pet/restricao/", at: "restriction", visitor: { flow: "classic" } },
    async fill(screen) {
      (await screen.findByRole("radio", { name: "Proteína Animal" })).click();
    },
    ...goOn,
    done: heading("Como a gente fala com você?"),
  },
  "/user/exists": {
    shop: { path: "/pessoal/contato/", at: "contact" },
    // The page makes the call itself once the e-mail is typed.
    fill: (screen) => write(screen, "E-mail", "bia.rocha@gmail.com"),
    retry: "Continuar",
    keptInputs: { "E-mail": "bia.rocha@gmail.com" },
    done: (screen) => screen.findByText("E-mail conferido"),
  },
  "/save/new-user": {
    shop: { path: "/pessoal/contato/", at: "contact" },
    async fill(screen) {
      await write(screen, "E-mail", "bia.rocha@gmail.com");
      await write(screen, "Telefone com DDD", "(11) 91234-5678");
    },
    ...goOn,
    keptInputs: { "E-mail": "bia.rocha@gmail.com", "Telefone com DDD": "(11) 91234-5678" },
    done: heading("Escolha a trilha do Bob"),
  },
  "/trilhas": {
    shop: { path: "/pessoal/trilha-experiencia/", at: "track" },
    retry: "Tentar de novo",
    done: (screen) => screen.findByRole("button", { name: "Quero esta trilha Essencial" }),
  },
  "/save/trilha": {
    shop: { path: "/pessoal/trilha-experiencia/", at: "track" },
    press: "Quero esta trilha Essencial",
    done: heading("Escolha o plano do Bob"),
  },
  "/plans": {
    shop: { path: "/assinatura/plano/", at: "plan" },
    retry: "Tentar de novo",
    // The session has no track on the server: the funnel restarts (FUN-038).
    redirects: {
      refused: { to: "/pet/especie/", back: answersUpToThePlan },
      "422": { to: "/pet/especie/", back: answersUpToThePlan },
    },
    done: (screen) => screen.findByRole("button", { name: /Quero este plano .*Anual/ }),
  },
  "/save/plan": {
    shop: { path: "/assinatura/plano/", at: "plan" },
    press: /Quero este plano .*Anual/,
    done: heading(/Um mimo a mais/),
  },
  "/trilhas-extra/{trilha}": {
    shop: { path: "/assinatura/item-extra", at: "extraItem" },
    retry: "Tentar de novo",
    done: (screen) => screen.findByRole("list", { name: "Itens extras" }),
  },
  "/save/item-extra": {
    shop: { path: "/assinatura/item-extra", at: "extraItem" },
    press: "Não, obrigado",
    done: heading(/^Para onde vai a caixa/),
  },
});
