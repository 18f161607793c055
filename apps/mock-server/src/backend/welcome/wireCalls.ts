import { noPhoto, onePixel } from "../../testing/photos.ts";
import type { WireCall } from "../../testing/wireCall.ts";

/** The calls of the welcome after the checkout, copied from document 002 (§ 3 and § 7), never from the contract. */
export const wireCalls = {
  petData: {
    proves: "MAN-325 MAN-161 MAN-162 MAN-163 MAN-164 MAN-165 MAN-166 MAN-167 MAN-168 MAN-169 MAN-271",
    method: "POST",
    path: "/save/pet-data",
    body: {
      data: {
        castrado: 1,
        acima_peso: 0,
        tapete_higienico: 1,
        qual_racao: "Ração de frango",
        vermifugo: "A cada 3 meses",
        antipulgas: "Coleira",
        select_imagem: 1,
        instagram: "bob.da.ana",
        mora_aonde: "apartamento",
        compra_racao: "internet",
        genero: "pai",
        multiplos_pet: 0,
        estado_civil: "relacionamento_serio",
      },
    },
    reply: { success: true },
  },
  petDataOfAnother: {
    proves: "MAN-325 MAN-164 MAN-165 MAN-166 MAN-168 MAN-272",
    method: "POST",
    path: "/save/pet-data",
    body: {
      data: { select_imagem: 0, mora_aonde: "casa", compra_racao: "outros", genero: "mae", estado_civil: "solteiro" },
    },
    reply: { success: true },
  },
  petImage: {
    proves: "MAN-324",
    method: "POST",
    path: "/save/pet-image",
    isForm: true,
    body: { photo: onePixel },
    reply: { success: "00000004000000000000000000000000.png" },
    worded: ["success"],
  },
  refusedPetImage: {
    proves: "MAN-324 MAN-276",
    method: "POST",
    path: "/save/pet-image",
    isForm: true,
    body: { photo: noPhoto },
    reply: { success: false },
  },
} as const satisfies Record<string, WireCall>;
