import { Badge } from "@petbox/design-system/components/Badge";
import { Inline } from "@petbox/design-system/components/Inline";
import { Stack } from "@petbox/design-system/components/Stack";
import { Text } from "@petbox/design-system/components/Text";
import type { PanelPerson, PanelState } from "@petbox/mock-server/panel/panelState";
import { ActionButton, PanelForm } from "./PanelForm.tsx";
import { PanelSection } from "./PanelSection.tsx";

/** All customers: a press opens the shop logged in as one of them. */
export function PeopleSection({ people }: Pick<PanelState, "people">) {
  return (
    <PanelSection name="pessoas">
      {people.length === 0 ? <Text tone="soft">Ninguém se cadastrou neste mundo ainda.</Text> : null}
      <Stack list gap="s5">
        {people.map((person) => (
          <li key={person.code}>
            <PersonForm person={person} />
          </li>
        ))}
      </Stack>
    </PanelSection>
  );
}

function PersonForm({ person }: { readonly person: PanelPerson }) {
  const { code, name, email, reach, subscriptions, isVisitor } = person;
  const called = name ?? email;
  return (
    <PanelForm about={{ code }}>
      <Stack gap="s2" align="start">
        <Inline gap="s2">
          <Text weight="bold">{called}</Text>
          {isVisitor ? <Badge tone="success">É você agora</Badge> : null}
        </Inline>
        {name === undefined ? null : (
          <Text size="small" tone="soft">
            {email}
          </Text>
        )}
        <Text size="small" tone="soft">
          {reach === "account" ? subscriptionsText(subscriptions) : "Só contato, sem senha: entra até o checkout"}
        </Text>
        <ActionButton action="enter">Entrar como {called}</ActionButton>
      </Stack>
    </PanelForm>
  );
}

function subscriptionsText(count: number): string {
  if (count === 0) return "Conta sem assinatura";
  return count === 1 ? "Conta com 1 assinatura" : `Conta com ${count} assinaturas`;
}
