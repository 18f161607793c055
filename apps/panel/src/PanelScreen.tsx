import { Alert } from "@petbox/design-system/components/Alert";
import { Badge } from "@petbox/design-system/components/Badge";
import { Grid } from "@petbox/design-system/components/Grid";
import { Heading } from "@petbox/design-system/components/Heading";
import { Inline } from "@petbox/design-system/components/Inline";
import { Link } from "@petbox/design-system/components/Link";
import { LinkButton } from "@petbox/design-system/components/LinkButton";
import { PageLayout } from "@petbox/design-system/components/PageLayout";
import { Stack } from "@petbox/design-system/components/Stack";
import { Text } from "@petbox/design-system/components/Text";
import { sitePaths } from "@petbox/domain/site/paths";
import type { PanelState } from "@petbox/mock-server/panel/panelState";
import { ClockSection } from "./ClockSection.tsx";
import { FaultsSection } from "./FaultsSection.tsx";
import { LatencySection } from "./LatencySection.tsx";
import { MailsSection } from "./MailsSection.tsx";
import { PaymentsSection } from "./PaymentsSection.tsx";
import { PeopleSection } from "./PeopleSection.tsx";
import { sections } from "./sections.ts";
import { WorldsSection } from "./WorldsSection.tsx";

/** The state of the mock server's scenario, with plain forms that change it. It works without JavaScript. */
export function PanelScreen({ state }: { readonly state: PanelState }) {
  return (
    <PageLayout>
      <Stack gap="s6">
        <Inline justify="between">
          <Heading headingLevel={1}>Cenários</Heading>
          <LinkButton href={sitePaths.dogHome} size="small">
            Abrir a loja
          </LinkButton>
        </Inline>
        {state.refused === undefined ? null : (
          <Alert tone="danger" title="Nada mudou">
            {state.refused}
          </Alert>
        )}
        <Stack gap="s3">
          <Text>Aqui se muda o mundo do servidor de mentira, com a loja aberta.</Text>
          <Summary state={state} />
          <nav aria-label="Partes da página">
            <Inline list>
              {Object.entries(sections).map(([name, title]) => (
                <li key={name}>
                  <Link href={`#${name}`} standalone>
                    {title}
                  </Link>
                </li>
              ))}
            </Inline>
          </nav>
        </Stack>
        <Grid tile="large">
          <Stack>
            <PeopleSection {...state} />
            <PaymentsSection {...state} />
            <MailsSection {...state} />
          </Stack>
          <Stack>
            <ClockSection {...state} />
            <LatencySection {...state} />
          </Stack>
          <FaultsSection {...state} />
        </Grid>
        <WorldsSection {...state} />
      </Stack>
    </PageLayout>
  );
}

/** A short summary of everything that differs from the default. */
function Summary({ state }: { readonly state: PanelState }) {
  const { scenario, scenarios, faults, latency, frozen } = state;
  const title = scenarios.find(({ name }) => name === scenario)?.title;
  return (
    <Inline list gap="s2" aria-label="Agora">
      <li>
        <Badge tone="primary">{`Mundo: ${title}`}</Badge>
      </li>
      {faults.length === 0 ? null : (
        <li>
          <Badge tone="danger">{`Falhas: ${faults.length}`}</Badge>
        </li>
      )}
      {latency === 0 ? null : (
        <li>
          <Badge tone="warning">{`Demora: ${latency} ms`}</Badge>
        </li>
      )}
      {frozen ? (
        <li>
          <Badge tone="info">Relógio parado</Badge>
        </li>
      ) : null}
    </Inline>
  );
}
