import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { ShortcutList } from "./ShortcutCard.styles.ts";
import { ShortcutCard } from "./ShortcutCard.tsx";

/** A frequently visited page. */
export interface Activity {
  readonly label: string;
  readonly path: string;
  readonly Icon: LucideIcon;
}

/** Links to the subscriber's frequent activities. */
export function ActivityList({ activities }: { readonly activities: readonly Activity[] }) {
  const titleId = useId();
  return (
    <Stack gap="s4" role="region" aria-labelledby={titleId}>
      <Heading headingLevel={2} id={titleId}>
        Atividades frequentes
      </Heading>
      <ShortcutList role="list">
        {activities.map(({ label, path, Icon }) => (
          <li key={path}>
            <ShortcutCard href={path} label={label} icon={<Icon aria-hidden />} />
          </li>
        ))}
      </ShortcutList>
    </Stack>
  );
}
