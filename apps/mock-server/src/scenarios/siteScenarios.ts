import { pastBoxesOf } from "../seed/pastBoxes.ts";
import { pictureAddress } from "../seed/pictureAddress.ts";
import { scenario } from "./scenario.ts";

const [first, second, third] = pastBoxesOf("dog", "essencial-naturais");
/** The newest box of Mordedores, without its contents. */
const undescribed = pastBoxesOf("dog", "mordedores")
  .slice(-1)
  .map(({ items, itemsValue, ...picture }) => picture);
const gone = { ...second, image: pictureAddress("caixa-que-sumiu") };

/** Scenarios of the public pages. */
export const siteScenarios = {
  "fotos-em-falta": scenario(
    "Fotos das caixas em falta",
    "Essencial e os gatos não têm fotos, Mordedores tem uma só, sem o que veio dentro, e falta uma das três de Body Parts.",
    {
      world: () => ({
        trackPictures: [
          { track: "dog essencial", boxes: [] },
          { track: "cat essencial", boxes: [] },
          { track: "dog mordedores", boxes: undescribed },
          { track: "dog essencial-naturais", boxes: [first, gone, third].filter((box) => box !== undefined) },
        ],
      }),
    },
  ),
} as const;
