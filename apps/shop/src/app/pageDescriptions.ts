import { stepPaths } from "@petbox/domain/funnel/steps";

/** What a search engine and a shared link say of each public page. Only the prerenderer needs them: no visitor loads this. */
export const pageDescriptions: Readonly<Record<string, string>> = {
  "/": "O clube de assinatura do seu cachorro: todo mês, uma caixa com brinquedos, petiscos e mimos escolhidos para o porte, a idade e o paladar dele.",
  "/gato":
    "O clube de assinatura do seu gato: todo mês, uma caixa com areia de mandioca, petiscos e brinquedos escolhidos para o jeito dele.",
  "/assine": "Conte quem é o seu pet e monte a caixa dele em poucos minutos.",
  [stepPaths.species]: "Conte quem é o seu pet e monte a caixa dele em poucos minutos.",
  "/login": "Entre na sua conta PetBox para cuidar da sua assinatura.",
  "/password/reset": "Receba por e-mail um link para criar a sua senha nova na PetBox.",
  "/termos-de-uso":
    "A política de assinatura da PetBox em português claro: renovação automática, interrupção, arrependimento, entrega e privacidade.",
  "/termos-de-uso-tapetes":
    "Os termos da assinatura de tapetes higiênicos da PetBox: preço, mudanças, envio e cancelamento sem multa.",
  "/politica-de-trocas":
    "Como desistir em até 7 dias, trocar um item com problema e receber o dinheiro de volta na PetBox.",
  "/politica-de-frete": "Quanto custa o frete da caixa PetBox, quando ela sai e quando chega.",
  "/politica-de-frete-gratis": "O que viaja de graça com a sua caixa PetBox, e até que peso em cada estado.",
  "/privacidade":
    "Quais dados a PetBox pede, para que servem, com quem vão parar e quais são os seus direitos pela LGPD.",
  "/cookies": "O que o site da PetBox guarda no seu navegador, por quê e como apagar.",
};
