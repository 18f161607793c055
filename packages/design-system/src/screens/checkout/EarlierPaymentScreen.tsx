import { type CheckoutSubject, ofSubject } from "@petbox/domain/scheduled/checkoutSubject";
import { checkoutPaths } from "@petbox/domain/site/paths";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { ResultCard } from "../../components/feedback/ResultCard/index.ts";
import { outsideLinks } from "../../components/navigation/Footer/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { StepContent } from "../../components/navigation/StepLayout/index.ts";

export interface EarlierPaymentScreenProps extends CheckoutSubject {
  /** Whether the bank has approved the payment or has not replied yet. */
  readonly payment: "paid" | "under-way";
  /** URL of the welcome page of a paid subscription. */
  readonly welcomeHref: string;
  /** URL of the subscriber's account, which changes the address of a paid subscription. */
  readonly accountHref: string;
  /** URL that starts another purchase. */
  readonly anotherBoxHref: string;
}

/**
 * Replaces the steps of a purchase that is paid, or whose payment is pending. It prevents a second payment, and changes that the box would
 * no longer get.
 */
export function EarlierPaymentScreen(props: EarlierPaymentScreenProps) {
  const { pet, purchase, payment, welcomeHref, accountHref, anotherBoxHref } = props;
  return (
    <StepContent>
      {payment === "paid" ? (
        <ResultCard
          tone="success"
          title={`A assinatura ${ofSubject({ pet, purchase })} já está paga`}
          actions={
            <>
              <LinkButton href={welcomeHref}>Acompanhar a assinatura</LinkButton>
              <LinkButton variant="secondary" href={anotherBoxHref}>
                {purchase === undefined ? "Assinar para outro pet" : "Escolher outros produtos"}
              </LinkButton>
            </>
          }
        >
          {`O pagamento foi aprovado, e não precisa ser feito de novo. Agora é com a gente: ${purchase === undefined ? "a primeira caixa é preparada com carinho" : "o primeiro envio já está na fila"}. Quer corrigir o endereço? Altere na `}
          <Link href={accountHref}>Área do Assinante</Link>. Para outro dado,{" "}
          <Link href={outsideLinks.help} newTab>
            fale com a gente
          </Link>
          .
        </ResultCard>
      ) : (
        <ResultCard
          tone="pending"
          title="Seu pagamento está em andamento"
          actions={<LinkButton href={checkoutPaths.waiting}>Acompanhar o pagamento</LinkButton>}
        >
          {`Você já enviou o cartão da assinatura ${ofSubject({ pet, purchase })}, e a resposta do banco ainda não chegou aqui. Acompanhe por esta página: assim nada é cobrado duas vezes.`}
        </ResultCard>
      )}
    </StepContent>
  );
}
