import { write } from "../../testing/fillForms.ts";
import { press, type Screen } from "../../testing/testFailingCall.ts";
import { testFailingCalls } from "../../testing/testFailingCalls.ts";

const shop = { path: "/convites", scenario: "assinante" } as const;
const keptInputs = { "Nome do cupom": "caramelo07" };

async function name(screen: Screen): Promise<void> {
  await screen.findByRole("button", { name: "Criar meu cupom" });
  await press(screen, "Criar meu cupom");
  await write(screen, "Nome do cupom", "caramelo07");
}

async function nameAndVerify(screen: Screen): Promise<void> {
  await name(screen);
  await screen.findByText("caramelo07 está disponível.");
  await press(screen, "Salvar cupom");
}

testFailingCalls("referral", {
  "/dados-cupom/get-by-name-cupom": {
    shop,
    fill: name,
    press: "Verificar",
    keptInputs,
    message: /Não deu para verificar o nome agora\. Tente de novo\./,
    done: (screen) => screen.findByText("caramelo07 está disponível."),
  },
  "/dados-cupom/save": {
    shop,
    fill: nameAndVerify,
    press: "Sim",
    keptInputs,
    // A refusal shows the server's own text.
    message: /Ocorreu um erro!|Não foi possível salvar agora\./,
    done: (screen) => screen.findByText("Seu cupom está pronto. Agora é só convidar!"),
    // The page reads again, and shows that the coupon exists.
    afterLostReply: { message: undefined },
  },
});
