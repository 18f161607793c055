import { accountPaths } from "@petbox/domain/site/paths";
import type { ReactNode } from "react";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Inline } from "../../components/foundations/Inline/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Breadcrumb, type Crumb } from "../../components/navigation/Breadcrumb/index.ts";

interface AccountPageLayoutProps {
  readonly title: string;
  /**
   * Label of the page in the breadcrumb.
   * @default its title
   */
  readonly crumb?: string | undefined;
  /** The breadcrumbs between the account and this page. */
  readonly above?: readonly Crumb[] | undefined;
  /** The status of what the page shows, beside the title. */
  readonly status?: ReactNode;
  /**
   * A sentence below the title. Two lines are the largest contentful paint of the page, so later content does not
   * delay that metric.
   */
  readonly description?: string | undefined;
  readonly children: ReactNode;
}

const account: Crumb = { label: "Minha conta", href: accountPaths.area };

interface AccountBreadcrumbProps {
  /** The breadcrumbs between the account and this page. */
  readonly above?: readonly Crumb[] | undefined;
  readonly current: string;
}

/** The breadcrumb of an account page. */
export function AccountBreadcrumb({ above = [], current }: AccountBreadcrumbProps) {
  return <Breadcrumb trail={[account, ...above]} current={current} />;
}

/** Layout of an account page with title and breadcrumb, shared by all its states. */
export function AccountPageLayout(props: AccountPageLayoutProps) {
  const { title, crumb = title, above, status, description, children } = props;
  return (
    <Stack gap="s6">
      <Stack gap="s3">
        <AccountBreadcrumb above={above} current={crumb} />
        <Inline>
          <Heading headingLevel={1} tabIndex={-1}>
            {title}
          </Heading>
          {status}
        </Inline>
        {description === undefined ? null : <Text tone="soft">{description}</Text>}
      </Stack>
      {children}
    </Stack>
  );
}
