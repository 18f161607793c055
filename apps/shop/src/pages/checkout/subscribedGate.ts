import type { EmbeddedSession } from "@petbox/api-client/page/embeddedSession";
import { flowAt, stepToVisitFirst } from "@petbox/domain/funnel/flows";
import { stepPaths } from "@petbox/domain/funnel/steps";
import type { Gate } from "../../app/page.ts";
import { useSession } from "../../app/services.ts";

/** The gate of the pages after the payment: who has sent none is led to what is still to be answered. */
export const subscribedGate: Gate = (visitor) =>
  visitor.answers.subscription === undefined
    ? { to: stepPaths[stepToVisitFirst(flowAt(visitor, "waiting"), "waiting", visitor.answers) ?? "payment"] }
    : undefined;

/** What is known of the visitor on a page behind this gate. */
export function useSubscribed(): EmbeddedSession & { readonly subscription: string } {
  const session = useSession();
  const { subscription } = session.answers;
  if (subscription === undefined) throw new Error("The gate let somebody in who has sent no payment.");
  return { ...session, subscription };
}
