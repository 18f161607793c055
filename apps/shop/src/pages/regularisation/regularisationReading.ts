import type { ResolutionCheck } from "@petbox/api-client/resolution/useResolution";
import type { Regularisation } from "@petbox/design-system/screens/regularisation/RegularisationDialog";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import type { Reading } from "@petbox/domain/reading/reading";

/** What is owed together with the cards to pay it with: both have to be there. */
export function regularisationReading(
  { panel, known, reload }: Pick<ResolutionCheck, "panel" | "known" | "reload">,
  cards: Reading<readonly StoredCard[]>,
): Reading<Regularisation> {
  if (panel.status === "failed" && panel.isUnread && panel.failure !== undefined)
    return { status: "failed", failure: panel.failure, retry: () => void reload(), pending: false };
  if (panel.status === "loading" || cards.status === "loading") return { status: "loading" };
  return cards.status === "failed" ? cards : { status: "ready", value: { panel, known, cards: cards.value } };
}
