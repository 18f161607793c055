import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { LinkContext } from "../../theme/LinkContext.tsx";
import { Frame } from "./ErrorScreen.styles.ts";

export interface ErrorScreenProps {
  /** URL of the page that failed to open; following it reloads the page. */
  readonly retryHref: string;
}

/**
 * Error page, shown when a page fails to load. It is in the entry bundle, because nothing can be fetched at that point,
 * so it only uses code that the bundle already contains.
 */
export function ErrorScreen({ retryHref }: ErrorScreenProps) {
  return (
    <Frame>
      <Stack gap="s4" role="alert">
        <Heading headingLevel={1} tabIndex={-1}>
          Esta página não abriu
        </Heading>
        <Text>Pode ter sido a internet ou uma atualização da loja. Suas respostas salvas continuam guardadas.</Text>
        {/* A plain anchor, because the router is already at this URL and only a browser navigation reloads it. */}
        <LinkContext value="a">
          <Link href={retryHref} standalone>
            Tentar de novo
          </Link>
        </LinkContext>
      </Stack>
    </Frame>
  );
}
