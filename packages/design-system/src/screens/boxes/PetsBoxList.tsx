import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { type NamedPet, ofPet } from "@petbox/domain/pet/phrases";
import type { ReceivedBox } from "@petbox/domain/shipment/receivedBox";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { Grid } from "../../components/foundations/Grid/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { boxHeadingId } from "./boxHeadingId.ts";
import { ReceivedBoxCard } from "./ReceivedBoxCard.tsx";
import { BoxPlace } from "./ReceivedBoxesScreen.styles.ts";

interface PetsBoxListProps {
  readonly pet: NamedPet;
  /** Newest first. */
  readonly boxes: readonly ReceivedBox[];
  /** The box with the page's main button, of any pet. */
  readonly main: ReceivedBox | undefined;
  readonly today: CivilDate;
  readonly onAsk: (box: ReceivedBox) => void;
}

/** A year of boxes per page; older ones are shown on demand. */
const boxesAtOnce = 12;

/** The boxes of a pet, the latest year first (SUB-052, SUB-053). */
export function PetsBoxList({ pet, boxes, main, today, onAsk }: PetsBoxListProps) {
  const headingId = useId();
  const [count, setCount] = useState(boxesAtOnce);
  const firstShown = useRef(count);
  const shown = boxes.slice(0, count);
  const left = boxes.length - shown.length;

  // The button may disappear, so the first of the new boxes takes focus.
  useEffect(() => {
    if (firstShown.current === count) return;
    const firstNew = boxes[firstShown.current];
    firstShown.current = count;
    if (firstNew !== undefined) document.getElementById(boxHeadingId(firstNew))?.focus();
  }, [count, boxes]);

  return (
    <Stack gap="s4" role="region" aria-labelledby={headingId}>
      <Heading headingLevel={2} id={headingId}>
        BOX {ofPet(pet)}
      </Heading>
      <Grid list tile="large">
        {shown.map((box) => (
          <BoxPlace key={box.id}>
            <ReceivedBoxCard box={box} isMain={box === main} today={today} onAsk={onAsk} />
          </BoxPlace>
        ))}
      </Grid>
      {left === 0 ? null : (
        <Button variant="secondary" onClick={() => setCount(count + boxesAtOnce)}>
          {left <= boxesAtOnce ? `Ver mais ${left}` : `Ver mais ${boxesAtOnce} de ${left}`}
        </Button>
      )}
    </Stack>
  );
}
