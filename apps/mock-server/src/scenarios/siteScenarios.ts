import { pastBoxesOf } from "../seed/pastBoxes.ts";
import { pictureAddress } from "../seed/pictureAddress.ts";
import { scenario } from "./scenario.ts";

const [first, second, third] = pastBoxesOf("dog", "essencial-naturais");
const gone = { ...second, image: pictureAddress("caixa-que-sumiu") };

/** Scenarios of the public pages. */
export const siteScenarios = {
  "fotos-em-falta": scenario(
    "Fotos das caixas em falta",
    "Essencial não tem foto nenhuma, Mordedores tem uma só, e em Body Parts uma das três não está mais lá.",
    {
      world: () => ({
        trackPictures: [
          { track: "dog essencial", boxes: [] },
          { track: "dog mordedores", boxes: pastBoxesOf("dog", "mordedores").slice(-1) },
          { track: "dog essencial-naturais", boxes: [first, gone, third].filter((box) => box !== undefined) },
        ],
      }),
    },
  ),
} as const;
