import { Inline } from "@petbox/design-system/components/Inline";
import { Stack } from "@petbox/design-system/components/Stack";
import { Text } from "@petbox/design-system/components/Text";
import { cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import type { PanelState } from "@petbox/mock-server/panel/panelState";
import { ActionButton } from "./ActionButton.tsx";
import { PanelForm } from "./PanelForm.tsx";
import { PanelSection } from "./PanelSection.tsx";

/** Payments that wait for the bank: here the bank decides at once. */
export function PaymentsSection({ waiting }: Pick<PanelState, "waiting">) {
  return (
    <PanelSection name="pagamentos">
      {waiting.length === 0 ? <Text tone="soft">Nenhum.</Text> : null}
      <Stack list gap="s5">
        {waiting.map(({ code, amount, card }) => (
          <li key={code}>
            <PanelForm about={{ code }}>
              <Stack gap="s2">
                <Text>{`${card.brand} final ${card.lastFour}, ${formatCents(cents(amount))} (${code})`}</Text>
                <Inline>
                  <ActionButton action="approve">Aprovar agora</ActionButton>
                  <ActionButton action="refuse" variant="danger">
                    Recusar agora
                  </ActionButton>
                </Inline>
              </Stack>
            </PanelForm>
          </li>
        ))}
      </Stack>
    </PanelSection>
  );
}
