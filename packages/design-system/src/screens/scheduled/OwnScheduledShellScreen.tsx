import { type ScheduledKind, scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { scheduledPages } from "@petbox/domain/scheduled/scheduledPages";
import { subscriptionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import type { ReactNode } from "react";
import { Grid } from "../../components/foundations/Grid/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { AccountPageTitle } from "../account/AccountPageTitle.tsx";

interface OwnScheduledLayoutProps {
  readonly kind: ScheduledKind;
  /** The name in the address of the one that the page is about, empty as long as nobody knows it; absent on the page of all of them. */
  readonly code?: string;
  /** What the page does with that one; absent where it shows it. */
  readonly title?: string;
  readonly description?: string;
  readonly children: ReactNode;
}

/** The title and the way back of the pages of a kind, whatever becomes of what they show. */
export function OwnScheduledLayout({ kind, code, title, description, children }: OwnScheduledLayoutProps) {
  const { title: kindTitle } = scheduledRules[kind];
  const { list, detail } = scheduledPages[kind];
  const own = `Assinatura de ${kindTitle.toLowerCase()}`;
  const hub = { label: "Minhas assinaturas", href: subscriptionPaths.hub };
  const above = [
    hub,
    ...(code === undefined ? [] : [{ label: kindTitle, href: list }]),
    ...(!code || title === undefined ? [] : [{ label: "Detalhes", href: pathTo(detail, { code }) }]),
  ];
  return (
    <Stack gap="s6">
      <AccountPageTitle
        title={title ?? (code === undefined ? kindTitle : own)}
        above={above}
        {...(description === undefined ? {} : { description })}
      />
      {children}
    </Stack>
  );
}

/** What any of them shows while it is on its way. */
export function OwnScheduledSkeleton() {
  return (
    <Grid tile="large" aria-busy="true">
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Grid>
  );
}
