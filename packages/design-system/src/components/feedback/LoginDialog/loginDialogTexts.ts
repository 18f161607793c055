import { loginTexts } from "../../forms/LoginForm/loginTexts.ts";
import { dialogTexts } from "../Dialog/dialogTexts.ts";

/** The texts of a login dialog, each replaceable through `texts`. */
export const loginDialogTexts = { ...dialogTexts, ...loginTexts, otherEmailLabel: "Usar outro e-mail" };

export type LoginDialogTexts = typeof loginDialogTexts;
