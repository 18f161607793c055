import { fieldMessages } from "@petbox/domain/fieldErrors";
import { isRating } from "@petbox/domain/rating/average";
import {
  type BoxRating,
  boxField,
  firstStepErrors,
  isFirstStepDone,
  itemField,
  type RatedItem,
  type Star,
} from "@petbox/domain/rating/boxRating";
import { ratingMessages, unratedText } from "@petbox/domain/rating/messages";
import { accepted, rejected } from "@petbox/domain/result";
import { useId } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { Form } from "../../components/forms/Form/index.ts";
import { StarRating } from "../../components/forms/StarRating/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Image } from "../../components/foundations/Image/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { BoxQuestion, Item, LastQuestion } from "./RatingScreen.styles.ts";

interface BoxStepProps {
  readonly rating: BoxRating;
  readonly onStar: (star: Star) => void;
  readonly onContinue: () => void;
}

/** The specified sentence stands once, above the rows (SUB-245). */
const rowMessages = { "items-unrated": unratedText };

/** Stars for the box as a whole and for each of its items (SUB-244). */
export function BoxStep({ rating, onStar, onContinue }: BoxStepProps) {
  const itemsId = useId();
  return (
    <Form
      parse={() =>
        isFirstStepDone(rating) ? accepted(undefined) : rejected(fieldMessages(firstStepErrors(rating), rowMessages))
      }
      summaryTitle={() => ratingMessages["items-unrated"]}
      onSubmit={onContinue}
    >
      <Stack gap="s5">
        <Card>
          <BoxQuestion>
            <StarRating
              name={boxField}
              label="O BOX como um todo"
              hint="5 estrelas é a melhor nota."
              value={rating.box ?? null}
              onValueChange={(value) => isRating(value) && onStar({ of: "box", value })}
            />
          </BoxQuestion>
        </Card>
        {rating.items.length === 0 ? null : (
          <Card>
            <Heading headingLevel={2} id={itemsId}>
              Cada item
            </Heading>
            <LastQuestion>
              <Stack list gap="s2" aria-labelledby={itemsId}>
                {rating.items.map((item) => (
                  <ItemQuestion key={item.id} item={item} onStar={onStar} />
                ))}
              </Stack>
            </LastQuestion>
          </Card>
        )}
        <Button type="submit">Continuar</Button>
      </Stack>
    </Form>
  );
}

function ItemQuestion({ item, onStar }: { readonly item: RatedItem; readonly onStar: (star: Star) => void }) {
  const { id, name, image = "", rating } = item;
  return (
    <Item>
      <Image src={image} alt="" width={120} height={120} />
      <StarRating
        name={itemField(item)}
        label={name}
        value={rating ?? null}
        onValueChange={(value) => isRating(value) && onStar({ of: "item", item: id, value })}
      />
    </Item>
  );
}
