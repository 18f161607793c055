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
import { newCardName } from "./ChargeSummary.tsx";

/** Radio value of a new card; no stored card has this id. */
export const newCard = "new";

interface NewCardOptionProps {
  readonly name: string;
  readonly defaultChecked: boolean;
  readonly onChoose: () => void;
}

/** The radio option for a new card, below the stored cards. */
export function NewCardOption({ name, defaultChecked, onChoose }: NewCardOptionProps) {
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
            <Small>Aprovado, ele fica guardado para as próximas caixas.</Small>
          </Words>
        </Summary>
      </Choice>
    </Card>
  );
}
