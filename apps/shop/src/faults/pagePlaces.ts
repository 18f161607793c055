import type { ShopParameters } from "@petbox/storybook/shopStory";

/** Where a page with data of its own is met, by somebody who may see it. */
export interface PagePlace {
  readonly shop: ShopParameters;
  /** It does without: nothing is said, and nothing asked for again. @default false */
  readonly isSilent?: true;
  /** The page tells nobody that its address names nothing: its data say so, or the shop knows by itself. @default false */
  readonly neverMissing?: true;
}

const mats = "/assinaturas/higiene/CTR-TAPETE0098";
const wetFood = "/assinaturas/alimentos-umidos/CTR-UMIDOS0012";
const purchases = { scenario: "compras-programadas" } as const;
const subscriber = { scenario: "assinante" } as const;

/** Every page that has data of its own, by its address in the router's notation. */
export const pagePlaces: Readonly<Record<string, PagePlace>> = {
  // Where nobody can be told what it starts at, no price is.
  "/": { shop: { path: "/" }, isSilent: true },
  "/gato": { shop: { path: "/gato" }, isSilent: true },
  "/trilhas/:species/:track": { shop: { path: "/trilhas/gato/essencial_familia" }, neverMissing: true },
  "/ultimos": { shop: { path: "/ultimos" } },
  // Without data nothing is shown at all (MAN-247).
  "/pix/:hash": {
    shop: { path: "/pix/a1b2c3d4e5f60718293a4b5c6d7e8f90", scenario: "pix-por-link" },
    neverMissing: true,
  },
  "/nps/score/:hash": { shop: { path: "/nps/score/f09901a778aaeec06bc2d121215f0476", scenario: "vizinhanca" } },
  "/avalie/:shipment": {
    shop: { path: "/avalie/910058eb3f52919b0365588bda37168f", scenario: "para-avaliar" },
  },
  "/bem-vindo": { shop: { path: "/bem-vindo", scenario: "boas-vindas" } },
  "/area-cliente": { shop: { path: "/area-cliente", ...subscriber } },
  "/dados-cliente": { shop: { path: "/dados-cliente", ...subscriber } },
  "/box-recebidos": { shop: { path: "/box-recebidos", scenario: "entrega-sem-confirmar" } },
  "/meus-cupons": { shop: { path: "/meus-cupons", scenario: "muitos-cupons" } },
  "/pos-checkout/convite": { shop: { path: "/pos-checkout/convite", scenario: "campanha-de-indicacao" } },
  "/convites": { shop: { path: "/convites", scenario: "amigos-convidados" } },
  "/area-cliente/fidelidade": { shop: { path: "/area-cliente/fidelidade", scenario: "assinante-ouro" } },
  "/programa-de-fidelidade": { shop: { path: "/programa-de-fidelidade" } },
  // Without it the offers are those of the site's own shop.
  "/revista": { shop: { path: "/revista", ...subscriber }, isSilent: true },
  "/assinaturas": { shop: { path: "/assinaturas", scenario: "casa-cheia" } },
  "/assinaturas/box": { shop: { path: "/assinaturas/box", ...subscriber } },
  "/plano/:code": { shop: { path: "/plano/ATIVA00001", ...subscriber } },
  "/subscription-trail/:code": { shop: { path: "/subscription-trail/ATIVA00001", ...subscriber } },
  "/compra-programada/tapetes-higienicos": { shop: { path: "/compra-programada/tapetes-higienicos" } },
  "/compra-programada/alimentos-umidos": { shop: { path: "/compra-programada/alimentos-umidos" } },
  "/assinaturas/higiene": { shop: { path: "/assinaturas/higiene", ...purchases } },
  "/assinaturas/higiene/:code": { shop: { path: mats, ...purchases } },
  "/assinaturas/higiene/:code/alterar": { shop: { path: `${mats}/alterar`, ...purchases } },
  "/assinaturas/higiene/:code/cancelar": { shop: { path: `${mats}/cancelar`, ...purchases } },
  "/assinaturas/alimentos-umidos": { shop: { path: "/assinaturas/alimentos-umidos", ...purchases } },
  "/assinaturas/alimentos-umidos/:code": { shop: { path: wetFood, ...purchases } },
  "/assinaturas/alimentos-umidos/:code/alterar": { shop: { path: `${wetFood}/alterar`, ...purchases } },
  "/assinaturas/alimentos-umidos/:code/cancelar": { shop: { path: `${wetFood}/cancelar`, ...purchases } },
};
