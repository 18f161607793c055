import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Frame } from "./ErrorScreen.styles.ts";

export interface ErrorScreenProps {
  /** URL of the page that failed to open; the link reloads it. */
  readonly retryHref: string;
}

/**
 * Shown when a page fails to load or render. It is part of the first load, because no other code may be fetchable after that, so it uses
 * only components that the first load contains anyway.
 */
export function ErrorScreen({ retryHref }: ErrorScreenProps) {
  return (
    <Frame>
      <Stack gap="s4" align="center" role="alert">
        <Heading headingLevel={1} tabIndex={-1}>
          Esta página não abriu
        </Heading>
        <Text>Pode ter sido a internet ou uma atualização da loja. Suas respostas salvas continuam guardadas.</Text>
        {/* A plain anchor: the router is already at this URL, so only the browser can reload it. */}
        <a href={retryHref}>Tentar de novo</a>
      </Stack>
    </Frame>
  );
}
