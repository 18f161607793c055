import type { CivilDate } from "../calendar/civilDate.ts";
import type { Cents } from "../money/cents.ts";
import { formatCents } from "../money/format.ts";
import { type PendingPaymentMethod, seePendingPaymentText } from "../payment/pendingPayment.ts";
import { unconfirmedBoletoText } from "./invoice.ts";
import type { SubscriptionStatus } from "./status.ts";

/** The fields of a subscription that determine its page's banner. */
export interface PlanStanding {
  /** Undefined for an unknown status. */
  readonly status?: SubscriptionStatus | undefined;
  /** Absent if no further invoice is due. */
  readonly nextInvoiceDate?: CivilDate | undefined;
  /** The method of a pending payment of the overdue amount. */
  readonly waitingPayment?: PendingPaymentMethod | undefined;
  /** The unpaid cancellation penalty, if any. */
  readonly penaltyDue?: Cents | undefined;
  readonly isRenewed: boolean;
  /** The code of the subscription that replaced it. */
  readonly renewedInto?: string | undefined;
  /** The "canceled" flag: renewal is off. It is not a status (decision 41). */
  readonly isRenewalOff: boolean;
}

/** The single banner on a subscription's page (MAN-048). */
export type PlanBanner =
  | { readonly kind: "overdue" | "canceled" | "renewal-offer" | "ended-renewal-offer" }
  | { readonly kind: "waiting"; readonly by: PendingPaymentMethod }
  /** Cancelled with an unpaid penalty; `by` is the method of its pending payment, if any. */
  | { readonly kind: "penalty"; readonly amount: Cents; readonly by?: PendingPaymentMethod }
  | { readonly kind: "renewed"; readonly into: string | undefined };

/**
 * The banner of a subscription, in order of precedence: overdue or its pending payment, cancelled, then the renewal of a
 * term without further invoices (MAN-194 to MAN-197, MAN-200). Undefined if none applies.
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
  // After the term no paid box is left.
  return { kind: status === "expired" ? "ended-renewal-offer" : "renewal-offer" };
}

interface BannerWords {
  readonly title: string;
  readonly description: string;
  /** Label of the button; absent if none exists. */
  readonly action?: string;
}

/** The texts of a banner (MAN-201); the button labels are the specification's. */
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

function penaltyWords(amount: Cents, by: PendingPaymentMethod | undefined): BannerWords {
  const penalty = `A multa de ${formatCents(amount)}`;
  return {
    title: wordsByKind.canceled.title,
    ...(by === undefined
      ? {
          description: `${penalty} não passou no cartão. Você pode pagá-la agora, como preferir.`,
          action: "Pagar a multa",
        }
      : { description: `${penalty} espera a confirmação do seu pagamento.`, action: seePendingPaymentText[by] }),
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

const waitingWords: Readonly<Record<PendingPaymentMethod, BannerWords>> = {
  boleto: {
    title: "Boleto aguardando confirmação",
    description: unconfirmedBoletoText,
    action: seePendingPaymentText.boleto,
  },
  pix: {
    title: "PIX aguardando confirmação",
    description: "Assim que o banco confirmar o PIX, as próximas caixas seguem.",
    action: seePendingPaymentText.pix,
  },
  card: {
    title: "Pagamento aguardando confirmação",
    description: "Assim que o banco confirmar o pagamento, as próximas caixas seguem.",
    action: seePendingPaymentText.card,
  },
};

/** The toast for a suspended subscription, in addition to any banner (MAN-193, MAN-200). */
export const suspendedText = "Assinatura suspensa";

/** Whether the toast is shown. */
export function isSuspended({ status }: Pick<PlanStanding, "status">): boolean {
  return status === "suspended";
}
