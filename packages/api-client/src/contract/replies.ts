import * as z from "zod/mini";
import { outcome } from "./outcome.ts";
import { absent } from "./wireValues.ts";

/** The reply to a saved step: `genero` is what the next address carries as `pet`, whatever it says (decision 4). */
export const savedStep = outcome({ genero: ["genero", absent(z.string())] });

/** The reply to a call that only says whether it worked. */
export const succeeded = outcome({});
