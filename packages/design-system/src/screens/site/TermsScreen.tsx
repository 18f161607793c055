import type { StateCode } from "@petbox/domain/address/states";
import { listed } from "@petbox/domain/text/listed";
import { PolicyScreen } from "./PolicyScreen.tsx";
import { type PenaltyExample, termsSections } from "./termsSections.tsx";

export type { PenaltyExample };

export interface TermsScreenProps {
  readonly href: string;
  readonly freeShippingStates: readonly StateCode[];
  readonly penalty: PenaltyExample;
}

/** The policy that everybody who subscribes agrees to. */
export function TermsScreen({ href, freeShippingStates, penalty }: TermsScreenProps) {
  return (
    <PolicyScreen
      href={href}
      title="Termos de uso e política de assinatura"
      since="Vigentes desde 2 de janeiro de 2026"
      lead="O que você combina com a PetBox quando assina, em português claro. Ao confirmar a assinatura, você concorda com estes termos."
      summary={
        <ul>
          <li>A assinatura se renova sozinha ao fim de cada período, até você pedir para parar.</li>
          <li>Você pode pedir a interrupção a qualquer momento, pela área do assinante.</li>
          <li>Semestral e anual, dentro do prazo: a interrupção custa 10% dos meses que faltam. Mensal: nada.</li>
          <li>Nos primeiros 7 dias você pode desistir e receber tudo de volta.</li>
        </ul>
      }
      sections={termsSections(listed(freeShippingStates), penalty)}
    />
  );
}
