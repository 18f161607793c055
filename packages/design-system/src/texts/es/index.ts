import type { Texts } from "../texts.ts";
import { spanishActions } from "./spanishActions.ts";
import { spanishCommerce } from "./spanishCommerce.ts";
import { spanishFeedback } from "./spanishFeedback.ts";
import { spanishFormats } from "./spanishFormats.ts";
import { spanishForms } from "./spanishForms.ts";
import { spanishMedia } from "./spanishMedia.ts";
import { spanishNavigation } from "./spanishNavigation.ts";
import { spanishPayment } from "./spanishPayment.ts";
import { spanishStatus } from "./spanishStatus.ts";

/** The dictionary in Latin American Spanish. */
export const es: Texts = {
  format: spanishFormats,
  ...spanishActions,
  ...spanishCommerce,
  ...spanishFeedback,
  ...spanishForms,
  ...spanishMedia,
  ...spanishNavigation,
  ...spanishPayment,
  ...spanishStatus,
};
