import { accountPaths } from "@petbox/domain/site/paths";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Breadcrumb, type Crumb } from "../../components/navigation/Breadcrumb/index.ts";

interface AccountPageTitleProps {
  readonly title: string;
  /**
   * What the way back calls the page.
   * @default its title
   */
  readonly crumb?: string;
  /** The pages between the account and this one. */
  readonly above?: readonly Crumb[];
  /** As long as two lines, it is the largest thing painted: nothing that comes after it makes the page later. */
  readonly description?: string;
}

const account: Crumb = { label: "Minha conta", href: accountPaths.area };

/** What a page of the account is called, and the way back, whatever becomes of what it shows. */
export function AccountPageTitle({ title, crumb = title, above = [], description }: AccountPageTitleProps) {
  return (
    <Stack gap="s3">
      <Breadcrumb trail={[account, ...above]} current={crumb} />
      <Heading headingLevel={1} tabIndex={-1}>
        {title}
      </Heading>
      {description === undefined ? null : <Text tone="soft">{description}</Text>}
    </Stack>
  );
}
