import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Text } from "../../components/foundations/Text/index.ts";
import { useLinkComponentFor } from "../../theme/LinkContext.tsx";
import { Root, Sign, Words } from "./ShortcutCard.styles.ts";

interface ShortcutCardProps {
  readonly href: string;
  readonly label: string;
  /** One line more. */
  readonly description?: string;
  /** A picture of it, or an icon. */
  readonly icon: ReactNode;
}

/** A way on, as large as a finger needs it: the whole card is the link. */
export function ShortcutCard({ href, label, description, icon }: ShortcutCardProps) {
  return (
    <Root as={useLinkComponentFor(href)} href={href}>
      <Sign>{icon}</Sign>
      <Words>
        {label}
        {description === undefined ? null : (
          <Text size="small" tone="soft">
            {description}
          </Text>
        )}
      </Words>
      <ChevronRight aria-hidden />
    </Root>
  );
}
