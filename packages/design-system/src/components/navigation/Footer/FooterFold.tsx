import type { ReactNode } from "react";
import { Heading } from "../../foundations/Heading/index.ts";
import { Group } from "./Footer.styles.ts";

/** A group of the footer: collapsible on a phone, a titled column on wide screens. One group is open at a time. */
export function FooterFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Group name="rodape" title={title} variant="divided">
      <Heading headingLevel={2} size="body">
        {title}
      </Heading>
      {children}
    </Group>
  );
}
