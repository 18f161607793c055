import { Inline } from "@petbox/design-system/components/Inline";
import { SelectField } from "@petbox/design-system/components/SelectField";
import { Stack } from "@petbox/design-system/components/Stack";
import { Text } from "@petbox/design-system/components/Text";
import { TextField } from "@petbox/design-system/components/TextField";
import type { PanelState } from "@petbox/mock-server/panel/panelState";
import { ActionButton, PanelForm } from "./PanelForm.tsx";
import { PanelSection } from "./PanelSection.tsx";

const everything = "Todas as chamadas e páginas";

type FaultsSectionProps = Pick<PanelState, "faults" | "faultKinds" | "calls" | "pages">;

/** The calls and pages that fail, and how. */
export function FaultsSection({ faults, faultKinds, calls, pages }: FaultsSectionProps) {
  const titles = new Map(faultKinds.map(({ kind, title }) => [kind, title]));
  return (
    <PanelSection name="falhas">
      {faults.length === 0 ? <Text tone="soft">Nenhuma: tudo responde.</Text> : null}
      <Stack list gap="s2">
        {faults.map(({ path, kind, times, field, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two faults may be identical, and a page without scripts never reorders them
          <li key={index}>
            <Text>
              {`${path === "*" ? everything : path}: ${titles.get(kind)}, ${times === undefined ? "sempre" : `mais ${times}×`}`}
            </Text>
            {field === undefined ? null : <Text size="small" tone="soft">{`Campo: ${field}`}</Text>}
            {message === undefined ? null : <Text size="small" tone="soft">{`Texto: ${message}`}</Text>}
          </li>
        ))}
      </Stack>
      <PanelForm>
        <SelectField
          name="path"
          label="Chamada ou página"
          options={[
            { value: "*", label: everything },
            ...calls.map((path) => ({ value: path, label: path })),
            ...pages.map((path) => ({ value: path, label: `Página ${path}` })),
          ]}
        />
        <SelectField
          name="kind"
          label="O que acontece"
          options={faultKinds.map(({ kind, title }) => ({ value: kind, label: title }))}
        />
        <TextField name="times" type="number" min={1} label="Quantas vezes" hint="Sem número, sempre." optional />
        <TextField name="field" label="Campo" hint="O nome dele na chamada. Só a falha 422 recusa um campo." optional />
        <TextField name="message" label="Texto do servidor" hint="Nas falhas que trazem um texto." optional />
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
