import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { type NamedPet, ofPet } from "@petbox/domain/pet/phrases";
import {
  boxesByPet,
  canConfirmDelivery,
  isReceivedBoxRateable,
  type ReceivedBox,
  type ReceivedBoxGroup,
  receivedBoxTitle,
} from "@petbox/domain/shipment/receivedBox";
import { useEffect, useId, useState } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { ConfirmDialog } from "../../components/feedback/ConfirmDialog/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { useAfterChange } from "../../focus/useAfterChange.ts";
import { boxHeadingId } from "./boxHeadingId.ts";
import { ReceivedBoxCard } from "./ReceivedBoxCard.tsx";
import { Boxes, BoxPlace } from "./ReceivedBoxesScreen.styles.ts";

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
        <PetsBoxList
          key={subscription}
          pet={pet}
          boxes={own}
          isOnlyPet={groups.length === 1}
          main={main}
          today={today}
          onAsk={ask}
        />
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
    confirmed: box?.delivered && !isLeft ? box : undefined,
    ask({ id }: ReceivedBox) {
      setAskedId(id);
      setLeft(false);
    },
    leave: () => setLeft(true),
  };
}

interface ConfirmedDeliveryProps {
  /** The box whose delivery is to be confirmed. */
  readonly asked: ReceivedBox | undefined;
  /** The box confirmed last. */
  readonly confirmed: ReceivedBox | undefined;
  readonly pending: boolean;
  readonly onConfirm: (box: ReceivedBox) => void;
  readonly onCancel: () => void;
}

/** Prompts the customer to confirm a delivery (SUB-251 to SUB-253). The confirmation removes the button, so the box takes focus. */
function ConfirmedDelivery({ asked, confirmed, pending, onConfirm, onCancel }: ConfirmedDeliveryProps) {
  const headingId = confirmed && boxHeadingId(confirmed);
  useEffect(() => {
    if (headingId !== undefined) document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [headingId]);
  return (
    <>
      <VisuallyHidden role="status">
        {confirmed === undefined ? "" : `Recebimento confirmado: ${receivedBoxTitle(confirmed)}`}
      </VisuallyHidden>
      <ConfirmDialog
        open={asked !== undefined}
        title="Confirmar envio"
        pending={pending}
        onConfirm={() => asked && onConfirm(asked)}
        onCancel={onCancel}
        texts={{ pendingLabel: "Confirmando o recebimento" }}
      >
        <Text>Você deseja confirmar o recebimento deste BOX?</Text>
      </ConfirmDialog>
    </>
  );
}

interface PetsBoxListProps {
  readonly pet: NamedPet;
  /** Newest first. */
  readonly boxes: readonly ReceivedBox[];
  /** Whether no boxes of another pet are above or below. */
  readonly isOnlyPet: boolean;
  /** The box with the page's main button, of any pet. */
  readonly main: ReceivedBox | undefined;
  readonly today: CivilDate;
  readonly onAsk: (box: ReceivedBox) => void;
}

/** A year of boxes per page; older ones are shown on demand. */
const boxesAtOnce = 12;

/** The boxes of a pet, the latest year first (SUB-052, SUB-053). */
function PetsBoxList({ pet, boxes, isOnlyPet, main, today, onAsk }: PetsBoxListProps) {
  const headingId = useId();
  const [count, setCount] = useState(boxesAtOnce);
  const shown = boxes.slice(0, count);
  const left = boxes.length - shown.length;

  // The button may disappear, so the first of the new boxes takes focus.
  useAfterChange(count, (before) => {
    const firstNew = boxes[before];
    if (firstNew !== undefined) document.getElementById(boxHeadingId(firstNew))?.focus();
  });

  return (
    <Stack gap="s4" role="region" aria-labelledby={headingId}>
      <Heading headingLevel={2} id={headingId}>
        BOX {ofPet(pet)}
      </Heading>
      <Boxes list tile="large" data-aligned={!isOnlyPet || undefined}>
        {shown.map((box) => (
          <BoxPlace key={box.id}>
            <ReceivedBoxCard box={box} isMain={box === main} today={today} onAsk={onAsk} />
          </BoxPlace>
        ))}
      </Boxes>
      {left === 0 ? null : (
        <Button variant="secondary" onClick={() => setCount(count + boxesAtOnce)}>
          {left <= boxesAtOnce ? `Ver mais ${left}` : `Ver mais ${boxesAtOnce} de ${left}`}
          <VisuallyHidden>{` (BOX ${ofPet(pet)})`}</VisuallyHidden>
        </Button>
      )}
    </Stack>
  );
}
