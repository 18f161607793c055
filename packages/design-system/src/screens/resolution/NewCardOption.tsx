import { maxCards } from "@petbox/domain/card/wallet";
import { newCardName } from "@petbox/domain/payment/debtRows";
import { Plus } from "lucide-react";
import { useId } from "react";
import { Card } from "../../components/foundations/Card/index.ts";
import { Icon } from "../../components/foundations/Icon/index.ts";
import { UnknownPlate } from "../../components/payment/StoredCardItem/BrandMark.styles.ts";
import {
  Brand,
  Choice,
  Dot,
  Small,
  Summary,
  Words,
} from "../../components/payment/StoredCardItem/StoredCardItem.styles.ts";

/** Radio value of a new card; no stored card has this id. */
export const newCard = "new";

const fullText = `Antes, remova um dos ${maxCards} cartões guardados.`;

interface NewCardOptionProps {
  readonly name: string;
  /** Whether no further card can be stored. */
  readonly isFull: boolean;
  /** Whether no charge follows this one. */
  readonly isLast: boolean;
  readonly defaultChecked: boolean;
  readonly onChoose: () => void;
}

/** The radio option for a new card, below the stored cards. */
export function NewCardOption({ name, isFull, isLast, defaultChecked, onChoose }: NewCardOptionProps) {
  const id = useId();
  return (
    <Card flush variant="outlined">
      <Choice>
        <Dot id={id} type="radio" name={name} value={newCard} defaultChecked={defaultChecked} onInput={onChoose} />
        <Summary>
          <UnknownPlate>
            <Icon icon={Plus} />
          </UnknownPlate>
          <Words>
            <Brand>{newCardName}</Brand>
            <Small>
              {isFull
                ? fullText
                : `Se for aprovado, fica guardado ${isLast ? "na sua conta" : "para as próximas cobranças"}.`}
            </Small>
          </Words>
        </Summary>
      </Choice>
    </Card>
  );
}
