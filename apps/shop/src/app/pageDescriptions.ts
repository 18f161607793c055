import { stepPaths } from "@petbox/domain/funnel/steps";

/** What a search engine and a shared link say of each public page. Only the prerenderer needs them: no visitor loads this. */
export const pageDescriptions: Readonly<Record<string, string>> = {
  "/": "O clube de assinatura do seu cachorro: todo mês, uma caixa com brinquedos, petiscos e mimos escolhidos para o porte, a idade e o paladar dele.",
  "/gato":
    "O clube de assinatura do seu gato: todo mês, uma caixa com areia de mandioca, petiscos e brinquedos escolhidos para o jeito dele.",
  "/assine": "Conte quem é o seu pet e monte a caixa dele em poucos minutos.",
  [stepPaths.species]: "Conte quem é o seu pet e monte a caixa dele em poucos minutos.",
  "/login": "Entre na sua conta PetBox para cuidar da sua assinatura.",
  "/termos-de-uso":
    "A política de assinatura da PetBox em português claro: renovação automática, interrupção, arrependimento, entrega e privacidade.",
};
