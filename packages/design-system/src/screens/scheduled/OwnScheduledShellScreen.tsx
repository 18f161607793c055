import { type ScheduledKind, scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { scheduledPages } from "@petbox/domain/scheduled/scheduledPages";
import { subscriptionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import type { ListedStatus } from "@petbox/domain/subscription/listedSubscription";
import type { ReactNode } from "react";
import { Grid } from "../../components/foundations/Grid/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { StatusBadge } from "../../components/status/StatusBadge/index.ts";
import { AccountPageLayout } from "../account/AccountPageLayout.tsx";

export interface OwnScheduledShellScreenProps {
  readonly kind: ScheduledKind;
  /** Code of the page's subscription, empty until it is known; absent on the list page. */
  readonly code?: string | undefined;
  /** Title of a page that acts on the subscription; absent on its detail page. */
  readonly title?: string | undefined;
  /** The name of the subscription, once it is known: the title of its detail page. */
  readonly name?: string | undefined;
  readonly status?: ListedStatus | undefined;
  /** The short label of the page in the breadcrumb, which fits one line. @default its title */
  readonly crumb?: string | undefined;
  readonly description?: string | undefined;
  readonly children: ReactNode;
}

/** Layout of the scheduled-purchase pages with title and breadcrumb, shared by every state. */
export function OwnScheduledShellScreen(props: OwnScheduledShellScreenProps) {
  const { kind, code, title, name, status, crumb, description, children } = props;
  const { title: kindTitle, name: kindName } = scheduledRules[kind];
  const { list, detail } = scheduledPages[kind];
  const own = `Assinatura de ${kindName}`;
  const hub = { label: "Minhas assinaturas", href: subscriptionPaths.hub };
  const above = [
    hub,
    ...(code === undefined ? [] : [{ label: kindTitle, href: list }]),
    ...(!code || title === undefined ? [] : [{ label: "Detalhes", href: pathTo(detail, { code }) }]),
  ];
  return (
    <AccountPageLayout
      title={title ?? name ?? (code === undefined ? kindTitle : own)}
      above={above}
      status={status && <StatusBadge tone={status.tone} label={status.label} />}
      crumb={crumb}
      description={description}
    >
      {children}
    </AccountPageLayout>
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
