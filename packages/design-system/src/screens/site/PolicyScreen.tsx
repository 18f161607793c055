import type { ReactNode } from "react";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { AsyncResult, Columns, Contents, Opening, Summary } from "./Policy.styles.ts";

export interface PolicySection {
  /** The section's fragment id. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

export interface PolicyScreenProps {
  readonly title: string;
  /** Effective date: "Em vigor desde 2 de janeiro de 2026". */
  readonly since: string;
  readonly lead: ReactNode;
  /** Current status of the page's subject. */
  readonly notice?: ReactNode;
  /** The key points in plain language. */
  readonly summary: ReactNode;
  readonly sections: readonly PolicySection[];
  /** URL of this page, for the links to its sections. */
  readonly href: string;
}

/** A policy page: summary, table of contents, and sections with their own URLs. */
export function PolicyScreen({ title, since, lead, notice, summary, sections, href }: PolicyScreenProps) {
  return (
    <article>
      <Opening>
        <Heading headingLevel={1} size="display" tabIndex={-1}>
          {title}
        </Heading>
        <Text size="large">{lead}</Text>
        <Text tone="soft" size="small">
          {since}
        </Text>
        {notice}
      </Opening>
      <Columns>
        <Summary>
          <Heading headingLevel={2} size="large">
            Em resumo
          </Heading>
          {summary}
        </Summary>
        <Contents aria-labelledby="indice">
          <Heading headingLevel={2} size="large" id="indice">
            Nesta página
          </Heading>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <Link href={`${href}#${section.id}`}>{section.title}</Link>
              </li>
            ))}
          </ol>
        </Contents>
        <AsyncResult>
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`titulo-${section.id}`}>
              <Heading headingLevel={2} id={`titulo-${section.id}`}>
                {section.title}
              </Heading>
              {section.body}
            </section>
          ))}
        </AsyncResult>
      </Columns>
    </article>
  );
}
