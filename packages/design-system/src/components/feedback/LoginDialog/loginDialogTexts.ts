import { loginTexts } from "../../forms/LoginForm/loginTexts.ts";
import { dialogTexts } from "../Dialog/dialogTexts.ts";

/** The texts of a login dialog, each replaceable through `texts`. */
export const loginDialogTexts = { ...dialogTexts, ...loginTexts };

export type LoginDialogTexts = typeof loginDialogTexts;
