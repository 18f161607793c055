import { freeShippingStates } from "@petbox/domain/delivery/freight";
import { cents, multiplyCents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { cancellationPenalty } from "@petbox/domain/plan/pricing";
import { sitePaths } from "@petbox/domain/site/paths";
import { listed } from "@petbox/domain/text/listed";
import { PolicyScreen } from "./PolicyScreen.tsx";
import { type PenaltyExample, termsSections } from "./termsSections.tsx";

function penaltyExample(): PenaltyExample {
  const monthlyPrice = cents(7990);
  const remainingMonths = 4;
  return {
    monthlyPrice: formatCents(monthlyPrice),
    remainingMonths,
    remaining: formatCents(multiplyCents(monthlyPrice, remainingMonths)),
    penalty: formatCents(cancellationPenalty({ monthlyPrice, months: 12, remainingMonths })),
  };
}

/** The subscription terms, linked from the consent checkbox of the payment. */
export function TermsScreen() {
  return (
    <PolicyScreen
      href={sitePaths.terms}
      title="Termos de uso e política de assinatura"
      since="Em vigor desde 2 de janeiro de 2026"
      lead="O que você combina com a PetBox quando assina, em português claro. Ao confirmar a assinatura, você concorda com estes termos."
      summary={
        <ul>
          <li>A assinatura se renova sozinha ao fim de cada período, até você pedir para parar.</li>
          <li>Você pode pedir a interrupção a qualquer momento, pela área do assinante.</li>
          <li>Semestral e anual, dentro do prazo: a interrupção custa 10% dos meses que faltam. Mensal: nada.</li>
          <li>Nos primeiros 7 dias você pode desistir e receber tudo de volta.</li>
        </ul>
      }
      sections={termsSections(listed(freeShippingStates), penaltyExample())}
    />
  );
}
