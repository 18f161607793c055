import type { ApiClient } from "@petbox/api-client/client/client";
import type { SavedStep } from "@petbox/api-client/funnel/savedStep";
import type { Answers } from "@petbox/domain/funnel/answers";
import { useState } from "react";
import { useServices } from "../../app/services.ts";
import { revalidateIfRefused } from "../../forms/revalidateIfRefused.ts";
import type { FunnelStep } from "./useFunnelStep.ts";

/** The analytics name of the choice. */
type Content = "track" | "plan" | "extra_item";

interface OfferChoice {
  /** Tag of the offer that is being saved. */
  readonly saving: string | undefined;
  choose(tag: string, call: (client: ApiClient) => Promise<SavedStep>, saved: Answers): void;
}

/**
 * Handles a press of an offer's card: tracks it (FUN-330), saves it and opens the next step.
 * @param revalidate revalidates the offers after a refusal: one may be sold out or withdrawn. Never rejects.
 */
export function useOfferChoice(step: FunnelStep, content: Content, revalidate: () => Promise<unknown>): OfferChoice {
  const { analytics } = useServices();
  const [pressed, setPressed] = useState<string>();
  return {
    saving: step.save.pending ? pressed : undefined,
    choose(tag, call, saved) {
      void step.saveAndGoOn(async (client) => {
        // Not for a second press during the save, which sends nothing.
        setPressed(tag);
        analytics.track({ event: "select_content", content_type: content, content_id: tag });
        return revalidateIfRefused(() => call(client), revalidate);
      }, saved);
    },
  };
}
