import { stepPaths } from "@petbox/domain/funnel/steps";
import type { CheckoutSubject } from "@petbox/domain/scheduled/checkoutSubject";
import { scheduledPages } from "@petbox/domain/scheduled/scheduledPages";
import type { ReactNode } from "react";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { AsyncResultView, type AsyncResultViewProps } from "../../components/feedback/AsyncResultView/index.ts";

export interface SummaryViewProps<Summary>
  extends Pick<AsyncResultViewProps<Summary>, "result" | "skeleton" | "children">,
    Pick<CheckoutSubject, "purchase"> {
  /** Tells the customer how to continue after a failed read. */
  readonly failureText: string;
  /** Shown when there is no summary. @default a link to choose the plan again */
  readonly empty?: ReactNode;
}

/** Shows the order summary, or its loading, empty or failed state. */
export function SummaryView<Summary>({
  failureText,
  purchase,
  empty = <ChooseAgain purchase={purchase} />,
  ...view
}: SummaryViewProps<Summary>) {
  return (
    <AsyncResultView
      {...view}
      variant="inline"
      empty={empty}
      texts={{
        // The placeholder card already sets `aria-busy`.
        loadingLabel: "",
        failureTitle: "O resumo não carregou",
        failureDescription: () => failureText,
        pendingLabel: "Carregando o resumo",
      }}
    />
  );
}

/** The choice that is no longer stored: a plan, or products. */
function ChooseAgain({ purchase }: Pick<CheckoutSubject, "purchase">) {
  const isPlan = purchase === undefined;
  const choice = isPlan ? "o plano" : "os produtos";
  return (
    <Alert
      tone="warning"
      title={`Escolha ${choice} de novo`}
      action={
        <LinkButton href={isPlan ? stepPaths.plan : scheduledPages[purchase].start} variant="secondary" size="small">
          {`Escolher ${choice}`}
        </LinkButton>
      }
    >
      {isPlan
        ? "O seu plano não está mais guardado por aqui."
        : "Nenhum dos produtos que você escolheu está mais por aqui."}
    </Alert>
  );
}
