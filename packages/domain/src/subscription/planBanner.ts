import type { CivilDate } from "../calendar/civilDate.ts";
import type { Cents } from "../money/cents.ts";
import { formatCents } from "../money/format.ts";
import { seeWaitingText, type WaitingPayment } from "../payment/waitingPayment.ts";
import { unconfirmedBoletoText } from "./invoice.ts";
import type { SubscriptionStatus } from "./status.ts";

/** As much of a subscription as tells what its page says of it before anything else. */
export interface PlanStanding {
  /** Undefined for a word that the shop does not know. */
  readonly status?: SubscriptionStatus | undefined;
  /** Absent once no invoice is to come. */
  readonly nextInvoiceDate?: CivilDate | undefined;
  /** By what what is owed is being paid already. */
  readonly waitingPayment?: WaitingPayment | undefined;
  /** What leaving has cost, and is still owed; absent where nothing is. */
  readonly penaltyDue?: Cents | undefined;
  readonly isRenewed: boolean;
  /** The code of the subscription that goes on in its place. */
  readonly renewedInto?: string | undefined;
  /** The "canceled" flag: it does not renew itself. It is no status (decision 41). */
  readonly isRenewalOff: boolean;
}

/** The one notice on a subscription's page (MAN-048). */
export type PlanBanner =
  | { readonly kind: "overdue" | "canceled" | "renewal-offer" | "ended-renewal-offer" }
  | { readonly kind: "waiting"; readonly by: WaitingPayment }
  /** It was canceled, and what that has cost is not paid; `by` what it is being paid, if anything. */
  | { readonly kind: "penalty"; readonly amount: Cents; readonly by?: WaitingPayment }
  | { readonly kind: "renewed"; readonly into: string | undefined };

/**
 * The notice of a subscription: what is owed goes first, or how it is being paid, then that it was canceled, then what
 * became of a term without another invoice (MAN-194 to MAN-197, MAN-200). Undefined where there is nothing to say.
 */
export function planBanner(standing: PlanStanding): PlanBanner | undefined {
  const { status, nextInvoiceDate, waitingPayment, penaltyDue, isRenewed, renewedInto, isRenewalOff } = standing;
  if (status === "overdue" && waitingPayment) return { kind: "waiting", by: waitingPayment };
  if (status === "canceled" && penaltyDue !== undefined) {
    return { kind: "penalty", amount: penaltyDue, ...(waitingPayment && { by: waitingPayment }) };
  }
  if (status === "overdue" || status === "canceled") return { kind: status };
  if (status !== "expired" && nextInvoiceDate !== undefined) return undefined;
  if (isRenewed) return { kind: "renewed", into: renewedInto };
  if (!isRenewalOff) return undefined;
  // Of one that is over no box is left that was paid.
  return { kind: status === "expired" ? "ended-renewal-offer" : "renewal-offer" };
}

interface BannerWords {
  readonly title: string;
  readonly description: string;
  /** What the button beside it says; absent where there is none. */
  readonly action?: string;
}

/** What a notice says (MAN-201); the words of the buttons are the specification's. */
export function planBannerWords(banner: PlanBanner): BannerWords {
  switch (banner.kind) {
    case "waiting":
      return waitingWords[banner.by];
    case "penalty":
      return penaltyWords(banner.amount, banner.by);
    default:
      return wordsByKind[banner.kind];
  }
}

function penaltyWords(amount: Cents, by: WaitingPayment | undefined): BannerWords {
  const penalty = `A multa de ${formatCents(amount)}`;
  return {
    title: wordsByKind.canceled.title,
    ...(by === undefined
      ? {
          description: `${penalty} não passou no cartão. Você pode pagá-la agora, como preferir.`,
          action: "Pagar a multa",
        }
      : { description: `${penalty} espera a confirmação do seu pagamento.`, action: seeWaitingText[by] }),
  };
}

const wordsByKind: Readonly<Record<Exclude<PlanBanner["kind"], "waiting" | "penalty">, BannerWords>> = {
  overdue: {
    title: "Pagamento em atraso",
    description: "A última cobrança não passou, e as próximas caixas esperam por ela.",
    action: "Quero regularizar",
  },
  canceled: {
    title: "Assinatura cancelada",
    description: "Nenhuma cobrança nova será feita. As caixas que já foram pagas ainda chegam até você.",
  },
  renewed: {
    title: "Esta assinatura foi renovada",
    description: "As caixas seguem normalmente em uma nova assinatura.",
    action: "Ver a nova assinatura",
  },
  "renewal-offer": {
    title: "A renovação automática está desligada",
    description: "Sem renovar, nenhuma outra caixa sai depois das que já foram pagas.",
    action: "Quero renovar!!",
  },
  "ended-renewal-offer": {
    title: "Esta assinatura terminou",
    description:
      "A renovação automática estava desligada, e nenhuma outra caixa sai. Renove quando quiser para voltar.",
    action: "Quero renovar!!",
  },
};

const waitingWords: Readonly<Record<WaitingPayment, BannerWords>> = {
  boleto: {
    title: "Boleto aguardando confirmação",
    description: unconfirmedBoletoText,
    action: seeWaitingText.boleto,
  },
  pix: {
    title: "PIX aguardando confirmação",
    description: "Assim que o banco confirmar o PIX, as próximas caixas seguem.",
    action: seeWaitingText.pix,
  },
  card: {
    title: "Pagamento aguardando confirmação",
    description: "Assim que o banco confirmar o pagamento, as próximas caixas seguem.",
    action: seeWaitingText.card,
  },
};

/** What a toast says of a suspended subscription, whatever the notice is (MAN-193, MAN-200). */
export const suspendedText = "Assinatura suspensa";

/** Whether that toast is shown. */
export function isSuspended({ status }: Pick<PlanStanding, "status">): boolean {
  return status === "suspended";
}
