import { type AsyncResult, readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { freeShippingStates } from "@petbox/domain/delivery/freight";
import { type NamedPet, ofPet } from "@petbox/domain/pet/phrases";
import type { Gift } from "@petbox/domain/plan/gift";
import type { PlanOffer } from "@petbox/domain/plan/offerPrices";
import { cancellationPenalty } from "@petbox/domain/plan/pricing";
import { listed } from "@petbox/domain/text/listed";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { GiftLine } from "../../components/commerce/GiftLine/index.ts";
import { PlanCard, PlanCardSkeleton } from "../../components/commerce/PlanCard/index.ts";
import { EmptyState } from "../../components/feedback/EmptyState/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { Aside } from "./OfferList.styles.ts";
import { OfferList } from "./OfferList.tsx";
import { type PlanFreight, PlanFreightField } from "./PlanFreightField.tsx";
import { type StepSave, StepScreen } from "./StepScreen.tsx";

export interface PlanChoiceScreenProps {
  readonly save: StepSave;
  readonly pet: NamedPet;
  /** The annual, semiannual and monthly plans. */
  readonly plans: AsyncResult<readonly PlanOffer[]>;
  /** The freight to the visitor's CEP. */
  readonly freight: PlanFreight;
  /** URL of the track step. */
  readonly trackHref: string;
  /** URL of the subscription policy. */
  readonly policyHref: string;
  /** The gift in the first box. */
  readonly gift?: Gift | undefined;
  /** Tag of the saved plan. */
  readonly chosen?: string | undefined;
  /** Tag of the plan being saved. */
  readonly pendingValue?: string | undefined;
  readonly onChoose: (tag: string) => void;
}

const freeStates = listed(freeShippingStates);

/** Shown on the monthly plan when a coupon discounts the others (FUN-288). */
const besideCoupon = "Cupons valem nos planos de 6 e 12 meses.";

/** The length of the plan; selecting a card saves it (FUN-083 to FUN-090). */
export function PlanChoiceScreen(props: PlanChoiceScreenProps) {
  const { save, pet, plans, freight, trackHref, policyHref, gift, chosen, pendingValue, onChoose } = props;
  const knownFreight = freight.freight && readyValue(freight.freight);
  const hasCoupon = readyValue(plans)?.some(({ dashedPrice }) => dashedPrice !== undefined);
  return (
    <StepScreen
      save={save}
      width="page"
      title={`Escolha o plano ${ofPet(pet)}`}
      description="É sempre uma caixa por mês. Você escolhe por quanto tempo."
    >
      {gift === undefined ? null : (
        <Aside>
          <GiftLine {...gift} />
        </Aside>
      )}
      <PlanFreightField {...freight} />
      <OfferList
        offers={plans}
        label="Planos"
        loadingText="Carregando os planos"
        failureTitle="Não deu para carregar os planos"
        skeleton={<PlanCardSkeleton />}
        empty={
          <EmptyState
            title="Esta trilha está sem planos por enquanto"
            action={<LinkButton href={trackHref}>Escolher outra trilha</LinkButton>}
          >
            Suas respostas estão guardadas.
          </EmptyState>
        }
        keyOf={({ plan }) => plan.tag}
      >
        {({ plan, ...price }) => (
          <PlanCard
            {...price}
            name={plan.name}
            months={plan.length}
            image={plan.image}
            freight={knownFreight}
            maximumPenalty={cancellationPenalty({
              monthlyPrice: price.monthlyPrice,
              months: plan.length,
              remainingMonths: plan.length - 1,
            })}
            note={hasCoupon && plan.length === 1 ? besideCoupon : undefined}
            ribbon={plan.special ? "Mais popular" : undefined}
            chosen={chosen === plan.tag}
            pending={pendingValue === plan.tag}
            disabled={pendingValue !== undefined && pendingValue !== plan.tag}
            onChoose={() => onChoose(plan.tag)}
          />
        )}
      </OfferList>
      <Stack gap="s2">
        {/* The note of the cards' asterisk: none has it once the freight is known and not free. */}
        {knownFreight !== undefined && knownFreight > 0 ? null : (
          <Text size="small" tone="soft">
            {`*Frete grátis em qualquer plano para ${freeStates}. Para os outros estados, informe o CEP e veja o valor.`}
          </Text>
        )}
        <Text size="small" tone="soft">
          Os planos se renovam automaticamente e podem ser interrompidos a qualquer momento, conforme a{" "}
          <Link href={policyHref} newTab>
            política de assinatura
          </Link>
          .
        </Text>
      </Stack>
    </StepScreen>
  );
}
