import { Inline } from "@petbox/design-system/components/Inline";
import { Text } from "@petbox/design-system/components/Text";
import { TextField } from "@petbox/design-system/components/TextField";
import { addMonths, civilDateAt, daysBetween } from "@petbox/domain/calendar/civilDate";
import type { PanelState } from "@petbox/mock-server/panel/panelState";
import { formatDateTime } from "./formatDateTime.ts";
import { ActionButton, PanelForm } from "./PanelForm.tsx";
import { PanelSection } from "./PanelSection.tsx";

const minutesOfDay = 24 * 60;

/** The server's clock: freeze, resume and move it. */
export function ClockSection({ now, frozen, longestMove }: Pick<PanelState, "now" | "frozen" | "longestMove">) {
  const today = civilDateAt(now);
  const minutesOfMonth = daysBetween(today, addMonths(today, 1)) * minutesOfDay;
  return (
    <PanelSection name="relogio">
      <Text>
        <time dateTime={new Date(now).toISOString()}>{formatDateTime(now)}</time>
        {frozen ? " (parado)" : null}
      </Text>
      <Inline>
        <MoveForm minutes={minutesOfDay}>Avançar 1 dia</MoveForm>
        <MoveForm minutes={minutesOfMonth}>Avançar 1 mês</MoveForm>
        <MoveForm minutes={40 * minutesOfDay}>Avançar 40 dias</MoveForm>
      </Inline>
      <PanelForm>
        <TextField
          name="minutes"
          type="number"
          label="Outro passo, em minutos"
          min={-longestMove}
          max={longestMove}
          hint={`Com menos na frente, para trás. No máximo ${longestMove / minutesOfDay} dias por vez.`}
          defaultValue={60}
          required
        />
        <ActionButton action="move">Mover o relógio</ActionButton>
      </PanelForm>
      <Text tone="soft">Voltar a um dia que já passou recomeça o cenário.</Text>
      <PanelForm>
        <Inline>
          {frozen ? (
            <ActionButton action="resume">Deixar andar</ActionButton>
          ) : (
            <ActionButton action="freeze">Parar</ActionButton>
          )}
          <ActionButton action="reset-clock" variant="quiet">
            Voltar à hora de verdade
          </ActionButton>
        </Inline>
      </PanelForm>
    </PanelSection>
  );
}

function MoveForm({ minutes, children }: { readonly minutes: number; readonly children: string }) {
  return (
    <PanelForm about={{ minutes: String(minutes) }}>
      <ActionButton action="move">{children}</ActionButton>
    </PanelForm>
  );
}
