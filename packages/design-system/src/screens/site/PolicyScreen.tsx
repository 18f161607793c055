import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { Columns, Contents, LongText, Opening, Summary } from "./Policy.styles.ts";

export interface PolicySectionProps {
  /** The fragment of the section's URL. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of a policy, a direct child of its PolicyScreen. */
export function PolicySection({ id, title, children }: PolicySectionProps) {
  return (
    <section id={id} aria-labelledby={`titulo-${id}`}>
      <Heading headingLevel={2} id={`titulo-${id}`}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

export interface PolicyScreenProps {
  readonly title: string;
  /** The date it took effect: "Em vigor desde 2 de janeiro de 2026". */
  readonly since: string;
  readonly lead: ReactNode;
  /** The current state of the page's subject, such as a deadline that has passed. */
  readonly notice?: ReactNode;
  /** The URL of this page, for the links to its sections. */
  readonly href: string;
  /** A summary in plain words, then the sections. */
  readonly children: ReactNode;
}

function isSection(child: ReactNode): child is ReactElement<PolicySectionProps> {
  return isValidElement(child) && child.type === PolicySection;
}

/** A policy: a summary, a table of contents, and sections with their own URLs. */
export function PolicyScreen({ title, since, lead, notice, href, children }: PolicyScreenProps) {
  const parts = Children.toArray(children);
  const sections = parts.filter(isSection);
  return (
    <article>
      <Opening>
        <Stack gap="s3">
          <Heading headingLevel={1} size="display" tabIndex={-1}>
            {title}
          </Heading>
          <Text size="large">{lead}</Text>
          <Text tone="soft" size="small">
            {since}
          </Text>
        </Stack>
        {notice}
      </Opening>
      <Columns>
        <Summary>
          <Heading headingLevel={2} size="large">
            Em resumo
          </Heading>
          {parts.filter((part) => !isSection(part))}
        </Summary>
        <Contents aria-labelledby="indice">
          <Heading headingLevel={2} size="large" id="indice">
            Nesta página
          </Heading>
          <ol>
            {sections.map(({ props: { id, title } }) => (
              <li key={id}>
                <Link href={`${href}#${id}`}>{title}</Link>
              </li>
            ))}
          </ol>
        </Contents>
        <LongText>{sections}</LongText>
      </Columns>
    </article>
  );
}
