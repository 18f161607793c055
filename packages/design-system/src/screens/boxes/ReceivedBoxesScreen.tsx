import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { boxesByPet, type ReceivedBox } from "@petbox/domain/shipment/receivedBox";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { ConfirmedDelivery } from "./ConfirmedDelivery.tsx";
import { PetsBoxList } from "./PetsBoxList.tsx";
import { useBoxToConfirm } from "./useBoxToConfirm.ts";

export interface ReceivedBoxesScreenProps {
  readonly boxes: readonly ReceivedBox[];
  readonly today: CivilDate;
  /** Called when the customer confirms that a box arrived; the list then shows it as delivered. */
  readonly onConfirm: (box: ReceivedBox) => void;
  /** Whether a confirmation is being sent. */
  readonly pending: boolean;
}

/** The boxes of each pet, newest first (SUB-051 to SUB-055). */
export function ReceivedBoxesScreen({ boxes, today, onConfirm, pending }: ReceivedBoxesScreenProps) {
  const { asked, confirmed, ask, leave } = useBoxToConfirm(boxes, today);
  return (
    <Stack gap="s8">
      {boxesByPet(boxes).map(({ subscription, pet, boxes: own }) => (
        <PetsBoxList key={subscription} pet={pet} boxes={own} today={today} onAsk={ask} />
      ))}
      <ConfirmedDelivery asked={asked} confirmed={confirmed} pending={pending} onConfirm={onConfirm} onCancel={leave} />
    </Stack>
  );
}
