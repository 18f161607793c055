import { loginTexts } from "../../forms/LoginForm/loginTexts.ts";
import { dialogTexts } from "../Dialog/dialogTexts.ts";

/** What a login dialog says of its own; each can be replaced. */
export const loginDialogTexts = { ...dialogTexts, ...loginTexts };

export type LoginDialogTexts = typeof loginDialogTexts;
