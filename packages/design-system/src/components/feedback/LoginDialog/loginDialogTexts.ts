import { loginTexts } from "../../forms/LoginForm/loginTexts.ts";
import { dialogTexts } from "../Dialog/dialogTexts.ts";

/** The texts of a login dialog, each replaceable through `texts`. */
export const loginDialogTexts = {
  ...dialogTexts,
  ...loginTexts,
  /** The heading, replaced by `title`. */
  title: "Que bom que você voltou :)",
  otherEmailLabel: "Usar outro e-mail",
};

export type LoginDialogTexts = typeof loginDialogTexts;
