import { referralPaths } from "@petbox/domain/site/paths";
import type { PagePlaces } from "../../testing/pagePlace.ts";

export const pagePlaces = {
  [referralPaths.invite]: { scenario: "amigos-convidados" },
} satisfies PagePlaces;
