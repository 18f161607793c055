import type { PageData } from "@petbox/api-client/page/pageData";
import { stepToVisitFirst } from "@petbox/domain/funnel/flows";
import { stepPaths } from "@petbox/domain/funnel/steps";
import type { ComponentType, ReactNode } from "react";
import { Go } from "../../app/Go.tsx";
import { Meeting } from "../../app/Meeting.tsx";
import { useSession } from "../../app/services.ts";

export interface AfterPayment {
  readonly subscription: string;
  readonly session: PageData;
}

interface SubscribedGateProps {
  /** What everybody sees until it is known who is there. */
  readonly shell: ReactNode;
  /** The page itself, for somebody whose payment was sent. */
  readonly Page: ComponentType<AfterPayment>;
}

/** A page after the payment behind its gate: who has sent none is led to what is still to be answered. */
export function SubscribedGate({ shell, Page }: SubscribedGateProps) {
  const session = useSession();
  const { answers, flow, known } = session;
  if (!known) return <Meeting>{shell}</Meeting>;
  if (answers.subscription === undefined) {
    return <Go to={stepPaths[stepToVisitFirst(flow, "waiting", answers) ?? "payment"]}>{shell}</Go>;
  }
  // Another subscription is another wait.
  return <Page key={answers.subscription} subscription={answers.subscription} session={session} />;
}
