import { Link } from "@petbox/design-system/components/Link";
import { Stack } from "@petbox/design-system/components/Stack";
import { Text } from "@petbox/design-system/components/Text";
import type { PanelState } from "@petbox/mock-server/panel/panelState";
import { formatDateTime } from "./formatDateTime.ts";
import { PanelSection } from "./PanelSection.tsx";

/** The sent mails, each with its link. */
export function MailsSection({ mails }: Pick<PanelState, "mails">) {
  return (
    <PanelSection name="emails">
      {mails.length === 0 ? <Text tone="soft">Nenhum.</Text> : null}
      <Stack list>
        {mails.map(({ to, subject, path, sentAt }) => (
          <li key={`${sentAt} ${to} ${path} ${subject}`}>
            <Text size="small" tone="soft">
              {`Para ${to}, `}
              <time dateTime={new Date(sentAt).toISOString()}>{formatDateTime(sentAt)}</time>
            </Text>
            <Link href={path} standalone>
              {subject}
            </Link>
          </li>
        ))}
      </Stack>
    </PanelSection>
  );
}
