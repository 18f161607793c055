import type { Texts } from "../texts.ts";
import { englishActions } from "./englishActions.ts";
import { englishCommerce } from "./englishCommerce.ts";
import { englishFeedback } from "./englishFeedback.ts";
import { englishFormats } from "./englishFormats.ts";
import { englishForms } from "./englishForms.ts";
import { englishMedia } from "./englishMedia.ts";
import { englishNavigation } from "./englishNavigation.ts";
import { englishPayment } from "./englishPayment.ts";
import { englishStatus } from "./englishStatus.ts";

/** The dictionary in English. */
export const en: Texts = {
  format: englishFormats,
  ...englishActions,
  ...englishCommerce,
  ...englishFeedback,
  ...englishForms,
  ...englishMedia,
  ...englishNavigation,
  ...englishPayment,
  ...englishStatus,
};
