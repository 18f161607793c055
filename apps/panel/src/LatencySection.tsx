import { TextField } from "@petbox/design-system/components/TextField";
import type { PanelState } from "@petbox/mock-server/panel/panelState";
import { ActionButton, PanelForm } from "./PanelForm.tsx";
import { PanelSection } from "./PanelSection.tsx";

/** The delay of each reply. */
export function LatencySection({ latency }: Pick<PanelState, "latency">) {
  return (
    <PanelSection name="demora">
      <PanelForm>
        <TextField
          name="latency"
          type="number"
          min={0}
          max={60_000}
          label="Milissegundos por resposta"
          defaultValue={latency}
          required
        />
        <ActionButton action="latency">Mudar a demora</ActionButton>
      </PanelForm>
    </PanelSection>
  );
}
