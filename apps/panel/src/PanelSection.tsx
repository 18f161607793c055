import { Card } from "@petbox/design-system/components/Card";
import { Heading } from "@petbox/design-system/components/Heading";
import { Stack } from "@petbox/design-system/components/Stack";
import type { ReactNode } from "react";
import { type SectionName, sections } from "./sections.ts";

interface PanelSectionProps {
  readonly name: SectionName;
  readonly children: ReactNode;
}

/** A section of the panel under its heading, with a link at the top of the page. */
export function PanelSection({ name, children }: PanelSectionProps) {
  const headingId = `${name}-titulo`;
  return (
    <section id={name} aria-labelledby={headingId}>
      <Card>
        <Stack>
          <Heading headingLevel={2} id={headingId}>
            {sections[name]}
          </Heading>
          {children}
        </Stack>
      </Card>
    </section>
  );
}
