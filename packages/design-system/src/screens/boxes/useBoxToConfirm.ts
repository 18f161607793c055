import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { canConfirmDelivery, type ReceivedBox } from "@petbox/domain/shipment/receivedBox";
import { useState } from "react";

/** Holds the box whose delivery is to be confirmed, until the list shows it as delivered or the dialog is closed. */
export function useBoxToConfirm(boxes: readonly ReceivedBox[], today: CivilDate) {
  const [askedId, setAskedId] = useState<string>();
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
