import { Inline } from "@petbox/design-system/components/Inline";
import { Stack } from "@petbox/design-system/components/Stack";
import { Text } from "@petbox/design-system/components/Text";
import { cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import type { PanelState } from "@petbox/mock-server/panel/panelState";
import { ActionButton, PanelForm } from "./PanelForm.tsx";
import { PanelSection } from "./PanelSection.tsx";

type Waiting = PanelState["waiting"][number];

function meansText(by: Waiting["by"]): string {
  switch (by.kind) {
    case "pix":
      return "PIX";
    case "boleto":
      return "Boleto";
    case "card":
      return `${by.brand} final ${by.lastFour}`;
  }
}

const paidText: Readonly<Record<Waiting["by"]["kind"], string>> = {
  pix: "O cliente pagou o PIX no banco",
  boleto: "O cliente pagou o boleto no banco",
  card: "Aprovar agora",
};

/** Pending payments, which the developer can approve or refuse. */
export function PaymentsSection({ waiting }: Pick<PanelState, "waiting">) {
  return (
    <PanelSection name="pagamentos">
      {waiting.length === 0 ? <Text tone="soft">Nenhum.</Text> : null}
      <Stack list gap="s5">
        {waiting.map(({ code, amount, by }) => (
          <li key={code}>
            <PanelForm about={{ code }}>
              <Stack gap="s2">
                <Text>{`${meansText(by)}, ${formatCents(cents(amount))} (${code})`}</Text>
                <Inline>
                  <ActionButton action="approve">{paidText[by.kind]}</ActionButton>
                  <ActionButton action={by.kind === "pix" ? "expire" : "refuse"} variant="danger">
                    {by.kind === "pix" ? "O PIX expirou" : "Recusar agora"}
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
