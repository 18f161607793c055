import { accepted, rejected } from "@petbox/domain/result";
import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint.ts";
import { envelope, fieldMap } from "../contract/fieldMap.ts";
import type { Outcome } from "../contract/outcome.ts";
import { isTruthyInPhp } from "../contract/presence.ts";
import { succeeded } from "../contract/replies.ts";
import { petAnswersFields } from "./petAnswersWire.ts";

/** Saves what was answered after the checkout (MAN-325); saved again, the later answers stand. */
export const savePetDataEndpoint = endpoint({
  method: "POST",
  path: "/save/pet-data",
  summary: "Saves what the newcomer told of the pet after the checkout; each answer may be left out (MAN-325)",
  body: envelope("data", fieldMap(petAnswersFields)),
  reply: succeeded,
  example: {
    body: {
      data: {
        castrado: 1,
        acima_peso: 0,
        tapete_higienico: 1,
        qual_racao: "Ração seca de frango",
        vermifugo: "Comprimido, a cada 3 meses",
        antipulgas: "Coleira",
        select_imagem: 0,
        instagram: "bob.da.carla",
        mora_aonde: "apartamento",
        compra_racao: "petshop",
        genero: "mae",
        multiplos_pet: 0,
        estado_civil: "nao_quero_responder",
      },
    },
  },
});

/** How long a photo of the largest size may take on a slow network, in milliseconds. */
const timeout = 60_000;

/** The smallest picture that there is: one pixel. */
const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** `{ success: "f00d.png" }` ↔ the name of the saved file; any other reply is a rejection (MAN-276, MAN-324). */
const keptFile = z.codec(
  z.object({ success: z.optional(z.nullable(z.union([z.string(), z.boolean(), z.number()]))) }),
  z.custom<Outcome<string>>(),
  {
    decode: ({ success }) => (typeof success === "string" && isTruthyInPhp(success) ? accepted(success) : rejected({})),
    encode: (said) => ({ success: said.ok ? said.value : false }),
  },
);

/** Keeps a photo of the newcomer's pet (MAN-324). */
export const savePetImageEndpoint = endpoint({
  method: "POST",
  path: "/save/pet-image",
  summary:
    "Keeps the photo of a newcomer's pet: JPEG, PNG or WebP of at most 1 MB; gives the name of the file (MAN-324)",
  isForm: true,
  body: envelope("photo", z.file()),
  reply: keptFile,
  timeout,
  example: {
    body: {
      photo: new File([Uint8Array.from(atob(pixel), (sign) => sign.charCodeAt(0))], "bob.png", { type: "image/png" }),
    },
  },
});
