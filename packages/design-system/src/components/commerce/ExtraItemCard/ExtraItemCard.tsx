import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import type { ComponentProps, ReactNode } from "react";
import { useFormat } from "../../../texts/useFormat.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { Heading } from "../../foundations/Heading/index.ts";
import { Image } from "../../foundations/Image/index.ts";
import { Text } from "../../foundations/Text/index.ts";
import { OfferCard, type OfferState } from "../OfferCard/index.ts";
import { Call, Facts, ItemPicture, Layout, Price } from "./ExtraItemCard.styles.ts";
import { type ExtraItemCardTexts, extraItemCardTexts } from "./extraItemCardTexts.ts";

export interface ExtraItemCardProps extends OfferState, Omit<ComponentProps<"article">, "onSelect" | "children"> {
  /** The call to action: "Mais diversão na caixa". */
  call: string;
  /** The name of the item. */
  name: string;
  /** One line about the item. */
  description: ReactNode;
  /** The URL of the picture. */
  image: string;
  /** The increase of the monthly price; not shown when undefined. */
  monthlyPrice?: Cents | undefined;
  /** Called when the item is added. */
  onChoose: () => void;
  /**
   * The level of the heading in the outline of the page.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<ExtraItemCardTexts> | undefined;
}

/**
 * An extra item on offer (FUN-091 to FUN-093).
 *
 * @example
 * import { cents } from "@petbox/domain/money/cents";
 *
 * const [isChosen, setChosen] = useState(false);
 * return (
 *   <ExtraItemCard
 *     call="Mais diversão na caixa"
 *     name="Brinquedo extra"
 *     description="Um brinquedo a mais, todo mês."
 *     image="/imagens/brinquedo.webp"
 *     monthlyPrice={cents(1490)}
 *     chosen={isChosen}
 *     onChoose={() => setChosen(true)}
 *   />
 * );
 */
export function ExtraItemCard({
  call,
  name,
  description,
  image,
  monthlyPrice,
  chosen,
  onChoose,
  headingLevel = 2,
  texts,
  ...rest
}: ExtraItemCardProps) {
  const words = useTexts("extraItemCard", extraItemCardTexts, texts);
  const money = useFormat("money", formatCents);
  return (
    <OfferCard
      {...rest}
      texts={words}
      name={name}
      chosen={chosen}
      chosenText={words.chosenText}
      actionText={chosen ? words.keepText : words.actionText}
      onChoose={onChoose}
    >
      <Call>{call}</Call>
      <Layout>
        <ItemPicture>
          <Image src={image} alt="" width={160} height={160} />
        </ItemPicture>
        <Facts>
          <Heading headingLevel={headingLevel} size="large">
            {name}
          </Heading>
          <Text tone="soft">{description}</Text>
          {monthlyPrice === undefined ? null : <Price>{words.priceText(monthlyPrice, money)}</Price>}
        </Facts>
      </Layout>
    </OfferCard>
  );
}
