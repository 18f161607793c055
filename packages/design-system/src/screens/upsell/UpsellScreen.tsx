import { fieldResult, withMessages } from "@petbox/domain/fieldErrors";
import { formatCents } from "@petbox/domain/money/format";
import { type ExtraCategory, onlyCategory, parseCategory } from "@petbox/domain/upsell/extraCategory";
import type { SubscriptionOnOffer } from "@petbox/domain/upsell/extraItemOffer";
import { upsellMessages } from "@petbox/domain/upsell/messages";
import { useState } from "react";
import { ChoiceCards } from "../../components/forms/ChoiceCards/index.ts";
import { Form } from "../../components/forms/Form/index.ts";
import { Columns, Price } from "./UpsellScreen.styles.ts";
import { UpsellSummary } from "./UpsellSummary.tsx";

export interface UpsellScreenProps {
  readonly subscription: SubscriptionOnOffer;
  /** Never empty. */
  readonly categories: readonly ExtraCategory[];
  readonly onAdd: (category: ExtraCategory) => void;
  /** Whether the item is being added. */
  readonly pending: boolean;
  /** Error text of the last failed attempt; may contain HTML from the server. */
  readonly failure: string | undefined;
}

/** The extra categories, and the effects of the selected one (MAN-058, MAN-059, decision 55). */
export function UpsellScreen({ subscription, categories, onAdd, pending, failure }: UpsellScreenProps) {
  const [picked, setPicked] = useState<string>();
  const chosen = categories.find(({ tag }) => tag === picked) ?? onlyCategory(categories);
  return (
    <Form
      parse={(values) => withMessages(fieldResult("extra", parseCategory(values.extra, categories)), upsellMessages)}
      onSubmit={onAdd}
      pending={pending}
      summaryTitle={upsellMessages["category-missing"]}
    >
      <Columns>
        <ChoiceCards
          name="extra"
          label="Escolha uma categoria"
          value={chosen?.tag ?? null}
          required
          onValueChange={setPicked}
          cards={categories.map(({ tag, name, description, image, monthlyPrice }) => ({
            value: tag,
            title: name,
            description: (
              <>
                {description}
                <Price>+ {formatCents(monthlyPrice)} por mês</Price>
              </>
            ),
            image: { src: image, width: 200, height: 200 },
          }))}
        />
        <UpsellSummary subscription={subscription} chosen={chosen} pending={pending} failure={failure} />
      </Columns>
    </Form>
  );
}
