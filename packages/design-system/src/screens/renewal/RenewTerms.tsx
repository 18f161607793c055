import { formatCents } from "@petbox/domain/money/format";
import type { RenewalTerms } from "@petbox/domain/renewal/renewal";
import { renewalRows } from "@petbox/domain/renewal/renewalRows";
import { Button } from "../../components/actions/Button/index.ts";
import { BeforeAfter } from "../../components/commerce/BeforeAfter/index.ts";
import { FailureAlert } from "../../components/feedback/Alert/FailureAlert.tsx";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";

export interface RenewTermsProps {
  readonly terms: RenewalTerms;
  /** Last digits of the card that pays; undefined if unknown. */
  readonly cardDigits: string | undefined;
  readonly pending: boolean;
  /** Error text of the last failed attempt; may contain HTML from the server. */
  readonly failure: string | undefined;
  readonly onConfirm: () => void;
}

/** The effects of a renewal, before and after, and the button that confirms it (decision 55). */
export function RenewTerms({ terms, cardDigits, pending, failure, onConfirm }: RenewTermsProps) {
  return (
    <Stack gap="s5">
      <BeforeAfter
        title="O que muda com a renovação"
        rows={renewalRows(terms)}
        texts={{ beforeLabel: "Sem renovar", afterLabel: "Renovando" }}
      />
      <Text size="small" tone="soft">
        {cardDigits === undefined ? null : <span>{`As cobranças são feitas no cartão final ${cardDigits}. `}</span>}
        <span>
          Ao fim do novo período, a assinatura se renova sozinha. Você pode pedir o cancelamento a qualquer momento: no
          semestral e no anual, dentro do período, a multa é de 10% do valor dos meses que faltam.
        </span>
      </Text>
      <FailureAlert tone="warning" failure={failure} pending={pending} />
      <Button fullWidth pending={pending} texts={{ pendingLabel: "Renovando" }} onClick={onConfirm}>
        {terms.isChargedNow && terms.amount !== undefined
          ? `Renovar e pagar ${formatCents(terms.amount)}`
          : "Confirmar a renovação"}
      </Button>
    </Stack>
  );
}
