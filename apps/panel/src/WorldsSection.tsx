import { Badge } from "@petbox/design-system/components/Badge";
import { Card } from "@petbox/design-system/components/Card";
import { Grid } from "@petbox/design-system/components/Grid";
import { Heading } from "@petbox/design-system/components/Heading";
import { Inline } from "@petbox/design-system/components/Inline";
import { Stack } from "@petbox/design-system/components/Stack";
import { Text } from "@petbox/design-system/components/Text";
import { VisuallyHidden } from "@petbox/design-system/components/VisuallyHidden";
import type { PanelState } from "@petbox/mock-server/panel/panelState";
import { ActionButton, PanelForm } from "./PanelForm.tsx";
import { PanelSection } from "./PanelSection.tsx";

type World = PanelState["scenarios"][number];

/** The current scenario, and the others to restart in. */
export function WorldsSection({ scenario, scenarios }: Pick<PanelState, "scenario" | "scenarios">) {
  return (
    <PanelSection name="mundos">
      <Text tone="soft">Recomeçar em um mundo esquece todas as visitas, pagamentos e e-mails.</Text>
      <Grid list>
        {scenarios.map((world) => (
          <li key={world.name}>
            <WorldCard world={world} isNow={world.name === scenario} />
          </li>
        ))}
      </Grid>
    </PanelSection>
  );
}

function WorldCard({ world, isNow }: { readonly world: World; readonly isNow: boolean }) {
  const { name, title, description } = world;
  return (
    <Card variant={isNow ? "tinted" : "outlined"}>
      <PanelForm about={{ scenario: name }}>
        <Stack gap="s2" align="start">
          <Heading headingLevel={3} size="body">
            {title}
          </Heading>
          <Text size="small" tone="soft">
            {description}
          </Text>
          <Inline gap="s2">
            <Badge>{name}</Badge>
            {isNow ? <Badge tone="primary">Agora</Badge> : null}
          </Inline>
          <ActionButton action="scenario">
            Recomeçar<VisuallyHidden> em: {title}</VisuallyHidden>
          </ActionButton>
        </Stack>
      </PanelForm>
    </Card>
  );
}
