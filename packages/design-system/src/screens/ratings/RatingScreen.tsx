import { withMessages } from "@petbox/domain/fieldErrors";
import { withArticle } from "@petbox/domain/pet/phrases";
import { isRating } from "@petbox/domain/rating/average";
import {
  type BoxRating,
  isFirstStepDone,
  parseServiceRating,
  ratedBoxTitle,
  type ServiceRating,
  type Star,
} from "@petbox/domain/rating/boxRating";
import { ratingMessages, unratedText } from "@petbox/domain/rating/messages";
import { type Ref, useId, useRef, useState } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { Form, type FormValues } from "../../components/forms/Form/index.ts";
import { StarRating } from "../../components/forms/StarRating/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { useAfterChange } from "../../focus/useAfterChange.ts";
import { BoxStep } from "./BoxStep.tsx";
import { RatedScreen } from "./RatedScreen.tsx";
import { StepActions } from "./RatingScreen.styles.ts";

export interface RatingScreenProps {
  /** Includes stars given here that are not sent yet. */
  readonly rating: BoxRating;
  /** Called for each star rating. */
  readonly onStar: (star: Star) => void;
  /** Called for the star ratings of the last step, which are sent together. */
  readonly onServiceStar: (given: Partial<ServiceRating>) => void;
  /** Submits the last step. */
  readonly onFinish: (service: ServiceRating) => void;
  /** Whether the rating was completed on this visit. */
  readonly isJustSent: boolean;
  /** Whether the last step is being sent. */
  readonly pending: boolean;
}

/** Rates a box in two steps (SUB-048): the box and its items, then service and logistics. */
export function RatingScreen({ rating, onStar, onServiceStar, onFinish, isJustSent, pending }: RatingScreenProps) {
  // A customer who has already completed the first step starts at the second.
  const [step, setStep] = useState<"box" | "service">(() => (isFirstStepDone(rating) ? "service" : "box"));
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = rating.rated ? "rated" : step;
  // A star may not have reached the server: the customer then gives it again.
  if (step === "service" && !isFirstStepDone(rating)) setStep("box");

  useAfterChange(shown, () => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  });

  if (rating.rated) return <RatedScreen rating={rating} isJustSent={isJustSent} headingRef={heading} />;
  return (
    <Stack gap="s6">
      <RatingTitle ref={heading} rating={rating} step={step} />
      {step === "box" ? (
        <BoxStep rating={rating} onStar={onStar} onContinue={() => setStep("service")} />
      ) : (
        <ServiceStep
          rating={rating}
          pending={pending}
          onStar={onServiceStar}
          onBack={() => setStep("box")}
          onFinish={onFinish}
        />
      )}
    </Stack>
  );
}

interface RatingTitleProps {
  readonly rating: BoxRating;
  readonly step: "box" | "service";
  readonly ref: Ref<HTMLHeadingElement>;
}

const places = { box: "Passo 1 de 2", service: "Passo 2 de 2" } as const;

/** The step's question and the box it concerns; the announcement includes the step number. */
function RatingTitle({ rating, step, ref }: RatingTitleProps) {
  const placeId = useId();
  const question = step === "box" ? `O que ${withArticle(rating.pet)} achou do BOX?` : "E como foi com a gente?";
  return (
    <Stack gap="s2">
      <Text id={placeId} size="small" weight="bold" tone="primary">
        {places[step]}
      </Text>
      <Heading headingLevel={1} tabIndex={-1} ref={ref} aria-describedby={placeId}>
        {question}
      </Heading>
      <Text tone="soft">{ratedBoxTitle(rating)}</Text>
    </Stack>
  );
}

interface ServiceStepProps {
  readonly rating: BoxRating;
  readonly pending: boolean;
  readonly onStar: (given: Partial<ServiceRating>) => void;
  readonly onBack: () => void;
  readonly onFinish: (service: ServiceRating) => void;
}

/** The specified sentence stands once, above the rows (SUB-248). */
const rowMessages = { "service-unrated": unratedText };

/** Stars for customer service and delivery (SUB-246). */
function ServiceStep({ rating, pending, onStar, onBack, onFinish }: ServiceStepProps) {
  return (
    <Form parse={parse} summaryTitle={() => ratingMessages["service-unrated"]} pending={pending} onSubmit={onFinish}>
      <Stack gap="s5">
        <Card>
          <Stack gap="s5">
            <StarRating
              name="customerService"
              label="Atendimento"
              hint="Como a gente respondeu e ajudou você."
              value={rating.customerService ?? null}
              onValueChange={(customerService) => isRating(customerService) && onStar({ customerService })}
            />
            <StarRating
              name="logistics"
              label="Entrega"
              hint="O prazo, e como o BOX chegou."
              value={rating.logistics ?? null}
              onValueChange={(logistics) => isRating(logistics) && onStar({ logistics })}
            />
          </Stack>
        </Card>
        <StepActions>
          <Button variant="secondary" onClick={onBack} aria-disabled={pending || undefined}>
            Voltar aos itens
          </Button>
          <Button type="submit" pending={pending} texts={{ pendingLabel: "Enviando a avaliação" }}>
            Enviar avaliação
          </Button>
        </StepActions>
      </Stack>
    </Form>
  );
}

function parse(values: FormValues) {
  return withMessages(parseServiceRating(values), rowMessages);
}
