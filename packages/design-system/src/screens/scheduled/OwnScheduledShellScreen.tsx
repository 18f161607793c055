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
  /** Code of the page's subscription, empty until it is known; absent on the list page. */
  readonly code?: string;
  /** Title of a page that acts on the subscription; absent on its detail page. */
  readonly title?: string;
  /** Its short label in the breadcrumb, which fits one line. @default the title */
  readonly crumb?: string;
  readonly description?: string;
  readonly children: ReactNode;
}

/** Layout of the scheduled-purchase pages with title and breadcrumb, shared by every state. */
export function OwnScheduledLayout({ kind, code, title, crumb, description, children }: OwnScheduledLayoutProps) {
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
        {...(crumb === undefined ? {} : { crumb })}
        {...(description === undefined ? {} : { description })}
      />
      {children}
    </Stack>
  );
}

/** Loading skeleton of these pages. */
export function OwnScheduledSkeleton() {
  return (
    <Grid tile="large" aria-busy="true">
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Grid>
  );
}
