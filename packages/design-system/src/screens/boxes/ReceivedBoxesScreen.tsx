import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import {
  boxesByPet,
  canConfirmDelivery,
  isReceivedBoxRateable,
  type ReceivedBox,
  type ReceivedBoxGroup,
} from "@petbox/domain/shipment/receivedBox";
import { useState } from "react";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { ConfirmedDelivery } from "./ConfirmedDelivery.tsx";
import { PetsBoxList } from "./PetsBoxList.tsx";

export interface ReceivedBoxesScreenProps {
  readonly boxes: readonly ReceivedBox[];
  readonly today: CivilDate;
  /** The id of the box whose delivery is asked for at once. */
  readonly toConfirm?: string | undefined;
  /** Called when the customer confirms that a box arrived; the list then shows it as delivered. */
  readonly onConfirm: (box: ReceivedBox) => void;
  /** Whether a confirmation is being sent. */
  readonly pending: boolean;
}

/** The boxes of each pet, newest first (SUB-051 to SUB-055). */
export function ReceivedBoxesScreen({ boxes, today, toConfirm, onConfirm, pending }: ReceivedBoxesScreenProps) {
  const { asked, confirmed, ask, leave } = useBoxToConfirm(boxes, today, toConfirm);
  const groups = boxesByPet(boxes);
  const main = boxToActOn(groups, today);
  return (
    <Stack gap="s8">
      {groups.map(({ subscription, pet, boxes: own }) => (
        <PetsBoxList key={subscription} pet={pet} boxes={own} main={main} today={today} onAsk={ask} />
      ))}
      <ConfirmedDelivery asked={asked} confirmed={confirmed} pending={pending} onConfirm={onConfirm} onCancel={leave} />
    </Stack>
  );
}

/** The box with the page's main button: the newest late one, or else the newest to be rated. */
function boxToActOn(groups: readonly ReceivedBoxGroup[], today: CivilDate): ReceivedBox | undefined {
  const boxes = groups.flatMap((group) => group.boxes);
  return boxes.find((box) => canConfirmDelivery(box, today)) ?? boxes.find(isReceivedBoxRateable);
}

/** Holds the box whose delivery is to be confirmed, until the list shows it as delivered or the dialog is closed. */
function useBoxToConfirm(boxes: readonly ReceivedBox[], today: CivilDate, first: string | undefined) {
  const [askedId, setAskedId] = useState(
    () => boxes.find((box) => box.id === first && canConfirmDelivery(box, today))?.id,
  );
  const [isLeft, setLeft] = useState(false);
  const box = boxes.find(({ id }) => id === askedId);
  const isOpen = box !== undefined && canConfirmDelivery(box, today);
  return {
    asked: isOpen && !isLeft ? box : undefined,
    confirmed: box?.delivered ? box : undefined,
    ask({ id }: ReceivedBox) {
      setAskedId(id);
      setLeft(false);
    },
    leave: () => setLeft(true),
  };
}
