import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Text } from "../../components/foundations/Text/index.ts";
import { useLinkComponentFor } from "../../theme/LinkContext.tsx";
import { Root, Sign, Words } from "./ShortcutCard.styles.ts";

interface ShortcutCardProps {
  readonly href: string;
  readonly label: string;
  /** A second line. */
  readonly description?: string;
  /** An image or an icon. */
  readonly icon: ReactNode;
}

/** A large tappable card that is a single link. */
export function ShortcutCard({ href, label, description, icon }: ShortcutCardProps) {
  return (
    <Root as={useLinkComponentFor(href)} href={href}>
      <Sign>{icon}</Sign>
      <Words>
        <span>{label}</span>
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
