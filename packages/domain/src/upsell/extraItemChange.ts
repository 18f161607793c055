import { type CivilDate, formatBrazilianDate } from "../calendar/civilDate.ts";
import { addCents, type Cents, noCents } from "../money/cents.ts";
import type { ChangedThing } from "../money/changedThing.ts";
import { formatCents } from "../money/format.ts";
import type { ExtraCategory } from "./extraCategory.ts";
import { extraItemCost } from "./extraItemCost.ts";
import type { SubscriptionOnOffer } from "./extraItemOffer.ts";

/** What an item changes before anybody agrees to it (decision 55). */
export interface ExtraItemChange {
  readonly chargedNow: Cents;
  /** What is charged now, each month, next, and at the end of the term. */
  readonly things: readonly ChangedThing[];
}

const nothing = "nada";

/** What comes of an item. @throws RangeError for amounts beyond the safe integers. */
export function extraItemChange(subscription: SubscriptionOnOffer, { monthlyPrice }: ExtraCategory): ExtraItemChange {
  const { monthlyValue, nextAmount, nextInvoiceDate, paidParcelsToCharge } = subscription;
  const { total, chargedNow } = extraItemCost({ monthlyValue, extra: monthlyPrice, paidParcelsToCharge });
  const withFreight = nextAmount === monthlyValue ? "" : ", com o frete,";
  return {
    chargedNow,
    things: [
      {
        name: "Cobrado agora",
        before: nothing,
        after: chargedNow === noCents ? nothing : boxesText(monthlyPrice, paidParcelsToCharge, chargedNow),
      },
      { name: "Valor por mês", before: formatCents(monthlyValue), after: formatCents(total) },
      nextInvoiceDate === undefined
        ? { name: "Próxima cobrança", before: "nenhuma", after: "nenhuma" }
        : {
            name: `Próxima cobrança${withFreight} em ${formatBrazilianDate(nextInvoiceDate)}`,
            before: formatCents(nextAmount),
            after: formatCents(addCents(nextAmount, monthlyPrice)),
          },
      endOfTerm(subscription),
    ],
  };
}

function boxesText(price: Cents, boxes: number, total: Cents): string {
  if (boxes === 1) return `${formatCents(total)}, pela caixa que já está paga`;
  return `${formatCents(price)} × ${boxes} caixas já pagas = ${formatCents(total)}`;
}

function endOfTerm({ expiresOn, isRenewalOff }: SubscriptionOnOffer): ChangedThing {
  const name =
    expiresOn === undefined ? "No fim do período" : `No fim do período, em ${formatBrazilianDate(expiresOn)}`;
  return isRenewalOff
    ? { name, before: "a assinatura termina", after: "termina, e o item com ela" }
    : { name, before: "renova sem item extra", after: "renova com o item" };
}

/** Whether what is added can be taken out again, in a sentence. @param until the last day, where there is a way back. */
export function wayBackText(chargedNow: Cents, until: CivilDate | undefined): string {
  if (chargedNow > noCents) {
    return `Assim que você confirmar, ${formatCents(chargedNow)} são cobrados no cartão desta assinatura. Depois disso, o item só sai falando com o nosso atendimento.`;
  }
  return until === undefined
    ? "Nada é cobrado agora. Depois de incluído, o item só sai falando com o nosso atendimento."
    : `Nada é cobrado agora. Se mudar de ideia, você retira o item por aqui até ${formatBrazilianDate(until)}, antes da próxima cobrança.`;
}
