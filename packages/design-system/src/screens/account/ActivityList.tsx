import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { ListTitle, ShortcutList } from "./ShortcutCard.styles.ts";
import { ShortcutCard } from "./ShortcutCard.tsx";

/** A frequently visited page. */
export interface Activity {
  readonly label: string;
  readonly path: string;
  readonly Icon: LucideIcon;
}

interface ActivityListProps {
  readonly activities: readonly Activity[];
  /**
   * Whether they are small tiles in a row on a phone.
   * @default false
   */
  readonly tiles?: boolean;
}

/** Links to the subscriber's frequent activities. */
export function ActivityList({ activities, tiles = false }: ActivityListProps) {
  const titleId = useId();
  return (
    <Stack gap={tiles ? "s3" : "s4"} role="region" aria-labelledby={titleId}>
      <ListTitle data-tiles={tiles || undefined}>
        <Heading headingLevel={2} id={titleId}>
          Atividades frequentes
        </Heading>
      </ListTitle>
      <ShortcutList role="list" data-tiles={tiles || undefined}>
        {activities.map(({ label, path, Icon }) => (
          <li key={path}>
            <ShortcutCard href={path} label={label} icon={<Icon aria-hidden />} />
          </li>
        ))}
      </ShortcutList>
    </Stack>
  );
}
