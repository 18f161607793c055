import { ofPet, type PetCalled } from "@petbox/domain/pet/phrases";
import { checkoutPaths } from "@petbox/domain/site/paths";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { ResultCard } from "../../components/feedback/ResultCard/index.ts";
import { StepContent } from "../../components/navigation/StepLayout/index.ts";

export interface EarlierPaymentScreenProps {
  readonly pet: PetCalled;
  /** Whether the bank has approved it, or has not answered yet. */
  readonly payment: "paid" | "under-way";
  /** Where a paid subscription goes on. */
  readonly welcomeHref: string;
  /** Where a box for another pet begins. */
  readonly anotherBoxHref: string;
}

/** In the place of the card form, for somebody who has paid already: what became of it, and no way to pay it twice. */
export function EarlierPaymentScreen({ pet, payment, welcomeHref, anotherBoxHref }: EarlierPaymentScreenProps) {
  return (
    <StepContent>
      {payment === "paid" ? (
        <ResultCard
          tone="success"
          title={`A assinatura ${ofPet(pet)} já está paga`}
          actions={
            <>
              <LinkButton href={welcomeHref}>Acompanhar a assinatura</LinkButton>
              <LinkButton variant="secondary" href={anotherBoxHref}>
                Assinar para outro pet
              </LinkButton>
            </>
          }
        >
          O pagamento foi aprovado, e não precisa ser feito de novo. Agora é com a gente: a primeira caixa é preparada
          com carinho.
        </ResultCard>
      ) : (
        <ResultCard
          tone="pending"
          title="Seu pagamento está em andamento"
          actions={<LinkButton href={checkoutPaths.waiting}>Acompanhar o pagamento</LinkButton>}
        >
          Você já enviou o cartão da assinatura {ofPet(pet)}, e a resposta do banco ainda não chegou aqui. Acompanhe por
          esta página: assim nada é cobrado duas vezes.
        </ResultCard>
      )}
    </StepContent>
  );
}
