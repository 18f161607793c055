import { withMessages } from "@petbox/domain/fieldErrors";
import { isRating } from "@petbox/domain/rating/average";
import { type BoxRating, parseServiceRating, type ServiceRating } from "@petbox/domain/rating/boxRating";
import { ratingMessages, unratedText } from "@petbox/domain/rating/messages";
import { Button } from "../../components/actions/Button/index.ts";
import { Form, type FormValues } from "../../components/forms/Form/index.ts";
import { StarRating } from "../../components/forms/StarRating/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { StepActions } from "./RatingScreen.styles.ts";

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
export function ServiceStep({ rating, pending, onStar, onBack, onFinish }: ServiceStepProps) {
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
