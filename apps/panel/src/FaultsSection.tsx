import { Inline } from "@petbox/design-system/components/Inline";
import { SelectField } from "@petbox/design-system/components/SelectField";
import { Stack } from "@petbox/design-system/components/Stack";
import { Text } from "@petbox/design-system/components/Text";
import { TextField } from "@petbox/design-system/components/TextField";
import type { PanelState } from "@petbox/mock-server/panel/panelState";
import { ActionButton, PanelForm } from "./PanelForm.tsx";
import { PanelSection } from "./PanelSection.tsx";

/** The calls that fail, and how. */
export function FaultsSection({ faults, faultKinds, calls }: Pick<PanelState, "faults" | "faultKinds" | "calls">) {
  const titles = new Map(faultKinds.map(({ kind, title }) => [kind, title]));
  return (
    <PanelSection name="falhas">
      {faults.length === 0 ? <Text tone="soft">Nenhuma: tudo responde.</Text> : null}
      <Stack list gap="s2">
        {faults.map(({ path, kind, times }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two faults may be identical, and a page without scripts never reorders them
          <li key={index}>
            <Text>
              {`${path === "*" ? "Todas as chamadas" : path}: ${titles.get(kind)}, ${times === undefined ? "sempre" : `mais ${times}×`}`}
            </Text>
          </li>
        ))}
      </Stack>
      <PanelForm>
        <SelectField
          name="path"
          label="Chamada"
          options={[{ value: "*", label: "Todas as chamadas" }, ...calls.map((path) => ({ value: path, label: path }))]}
        />
        <SelectField
          name="kind"
          label="O que acontece"
          options={faultKinds.map(({ kind, title }) => ({ value: kind, label: title }))}
        />
        <TextField name="times" type="number" min={1} label="Quantas vezes" hint="Sem número, sempre." optional />
        <Inline>
          <ActionButton action="fault">Acrescentar falha</ActionButton>
          {faults.length === 0 ? null : (
            <ActionButton action="no-faults" variant="quiet" formNoValidate>
              Tirar todas
            </ActionButton>
          )}
        </Inline>
      </PanelForm>
    </PanelSection>
  );
}
