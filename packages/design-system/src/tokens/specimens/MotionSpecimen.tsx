import { useState } from "react";
import { Button } from "../../components/actions/Button/Button.tsx";
import { Stack } from "../../components/foundations/Stack/Stack.tsx";
import { light } from "../generated/light.ts";
import { List, Row, Runner, Track } from "./specimens.styles.ts";
import { TokenName } from "./TokenName.tsx";

/** The durations side by side; the animation starts on demand. */
export function MotionSpecimen() {
  const [arrived, setArrived] = useState(false);
  return (
    <Stack gap="s6">
      <div>
        <Button aria-pressed={arrived} onClick={() => setArrived(!arrived)}>
          Mover
        </Button>
      </div>
      <List>
        {Object.entries(light.duration).map(([name, value]) => (
          <Row key={name}>
            <TokenName name={`duration.${name}`} value={value} />
            <Track>
              <Runner data-duration={name} data-arrived={arrived || undefined} />
            </Track>
          </Row>
        ))}
      </List>
    </Stack>
  );
}
