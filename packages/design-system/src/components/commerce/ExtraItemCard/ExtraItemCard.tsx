import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import type { ReactNode } from "react";
import { Heading } from "../../foundations/Heading/index.ts";
import { Image } from "../../foundations/Image/index.ts";
import { Text } from "../../foundations/Text/index.ts";
import { OfferCard, type OfferCardProps } from "../OfferCard/index.ts";
import { Call, Facts, ItemPicture, Layout, Price } from "./ExtraItemCard.styles.ts";

export interface ExtraItemCardProps
  extends Omit<OfferCardProps, "children" | "ribbon" | "chosenText" | "actionText" | "onAction"> {
  /** The line that calls for it: "Mais diversão na caixa". */
  call: string;
  name: string;
  description: ReactNode;
  /** The address of the picture. */
  image: string;
  /** What it adds to the price of each month; none is shown without it. */
  monthlyPrice?: Cents | undefined;
  /** @default "Adicionado" */
  chosenText?: string;
  /** @default "Adicionar" */
  actionText?: ReactNode;
  /**
   * What it adds, in words.
   * @default "R$19,90/mês"
   */
  priceText?: (price: Cents) => string;
  /** The item was added. */
  onAdd: () => void;
  /** @default 2 */
  headingLevel?: 2 | 3 | 4;
}

const aMonth = (price: Cents) => `${formatCents(price)}/mês`;

/** An extra item on offer (FUN-091 to FUN-093). */
export function ExtraItemCard({
  call,
  name,
  description,
  image,
  monthlyPrice,
  chosenText = "Adicionado",
  actionText = "Adicionar",
  priceText = aMonth,
  onAdd,
  headingLevel = 2,
  ...rest
}: ExtraItemCardProps) {
  return (
    <OfferCard {...rest} name={name} chosenText={chosenText} actionText={actionText} onAction={onAdd}>
      <Call>{call}</Call>
      <Layout>
        <ItemPicture>
          <Image src={image} alt="" width={160} height={160} />
        </ItemPicture>
        <Facts>
          <Heading level={headingLevel} size="large">
            {name}
          </Heading>
          <Text tone="soft">{description}</Text>
          {monthlyPrice === undefined ? null : <Price>{priceText(monthlyPrice)}</Price>}
        </Facts>
      </Layout>
    </OfferCard>
  );
}
