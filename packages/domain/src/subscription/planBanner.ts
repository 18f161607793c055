import type { CivilDate } from "../calendar/civilDate.ts";
import { renewLabel } from "../renewal/renewal.ts";
import { overdueText } from "./overdue.ts";
import type { SubscriptionStatus } from "./status.ts";

/** The fields of a subscription that determine its page's banner. */
export interface PlanStanding {
  /** Undefined for an unknown status. */
  readonly status?: SubscriptionStatus | undefined;
  /** Absent if no further invoice is due. */
  readonly nextInvoiceDate?: CivilDate | undefined;
  readonly isRenewed: boolean;
  /** The code of the subscription that replaced it. */
  readonly renewedInto?: string | undefined;
  /** The "canceled" flag: renewal is off. It is not a status (decision 41). */
  readonly isRenewalOff: boolean;
  /** Whether a cancellation is pending: nothing is renewed then. */
  readonly isCancelAsked: boolean;
}

/** The single banner on a subscription's page (MAN-048), unless its attention has a notice of its own. */
export type PlanBanner =
  | { readonly kind: "overdue" }
  | { readonly kind: "canceled" | "renewal-offer" | "ended-renewal-offer" }
  | { readonly kind: "renewed"; readonly into: string | undefined };

/**
 * The banner of a subscription, in order of precedence: overdue, cancelled, then the renewal of a
 * term without further invoices (MAN-194 to MAN-197, MAN-200). Undefined if none applies.
 */
export function planBanner(standing: PlanStanding): PlanBanner | undefined {
  const { status, nextInvoiceDate, isRenewed, renewedInto, isRenewalOff, isCancelAsked } = standing;
  if (status === "overdue" || status === "canceled") return { kind: status };
  if (status !== "expired" && nextInvoiceDate !== undefined) return undefined;
  if (isRenewed) return { kind: "renewed", into: renewedInto };
  if (!isRenewalOff) return undefined;
  // After the term no paid box is left.
  if (status === "expired") return { kind: "ended-renewal-offer" };
  return isCancelAsked ? undefined : { kind: "renewal-offer" };
}

interface BannerWords {
  readonly title: string;
  readonly description: string;
  /** Label of the button; absent if none exists. */
  readonly action?: string;
}

/** The texts of a banner (MAN-201); the button labels are the specification's. */
export function planBannerWords({ kind }: Pick<PlanBanner, "kind">): BannerWords {
  return wordsByKind[kind];
}

const wordsByKind: Readonly<Record<PlanBanner["kind"], BannerWords>> = {
  overdue: {
    title: overdueText,
    description: "A última cobrança não passou, e as próximas caixas esperam por ela.",
    action: "Quero regularizar",
  },
  canceled: {
    title: "Assinatura cancelada",
    description: "Nenhuma cobrança nova será feita.",
  },
  renewed: {
    title: "Esta assinatura foi renovada",
    description: "O que veio depois dela está na nova assinatura.",
    action: "Ver a nova assinatura",
  },
  "renewal-offer": {
    title: "A renovação automática está desligada",
    description: "Sem renovar, nenhuma outra caixa sai depois das que já foram pagas.",
    action: renewLabel,
  },
  "ended-renewal-offer": {
    title: "Esta assinatura terminou",
    description:
      "A renovação automática estava desligada, e nenhuma outra caixa sai. Renove quando quiser para voltar.",
    action: renewLabel,
  },
};

/** Added to the banner of a cancelled subscription while a box is still to come. */
export const paidBoxesText = "As caixas que já foram pagas ainda chegam até você.";

/** The toast for a suspended subscription, in addition to any banner (MAN-193, MAN-200). */
export const suspendedText = "Assinatura suspensa";

/** Whether the toast is shown. */
export function isSuspended({ status }: Pick<PlanStanding, "status">): boolean {
  return status === "suspended";
}
