import { parseInstagram } from "@petbox/domain/identity/instagram";
import { foodShops, guardians, homes, maritalStatuses, parseAnswer } from "@petbox/domain/welcome/petAnswers";
import * as z from "zod/mini";
import { strictOptional } from "../contract/optional.ts";
import { parsed } from "../contract/parsed.ts";

/** Yes or no as 1 and 0, which PHP may send as text or as a boolean; absent if unanswered (MAN-161). */
const yesOrNo = z.codec(
  z.optional(z.nullable(z.union([z.literal([0, 1]), z.enum(["0", "1"]), z.boolean()]))),
  z.custom<boolean | undefined>(),
  {
    decode: (sent) => (sent === null || sent === undefined ? undefined : Number(sent) === 1),
    encode: (value) => (value === undefined ? undefined : value ? 1 : 0),
  },
);

/** A free-text answer, by the domain's rule (MAN-162, MAN-267). */
const written = strictOptional(parsed(parseAnswer));

/** The answers by the documents' own names (MAN-161 to MAN-168, MAN-271). */
export const petAnswersFields = {
  neutered: ["castrado", yesOrNo],
  overweight: ["acima_peso", yesOrNo],
  usesPads: ["tapete_higienico", yesOrNo],
  food: ["qual_racao", written],
  dewormer: ["vermifugo", written],
  fleaProduct: ["antipulgas", written],
  pictureGiven: ["select_imagem", yesOrNo],
  instagram: ["instagram", strictOptional(parsed(parseInstagram))],
  home: ["mora_aonde", strictOptional(z.enum(homes))],
  foodShop: ["compra_racao", strictOptional(z.enum(foodShops))],
  guardian: ["genero", strictOptional(z.enum(guardians))],
  severalPets: ["multiplos_pet", yesOrNo],
  maritalStatus: ["estado_civil", strictOptional(z.enum(maritalStatuses))],
} as const;
