import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { LinkContext } from "../../theme/LinkContext.tsx";
import { Frame } from "./ErrorScreen.styles.ts";

export interface ErrorScreenProps {
  /** Address of the page that did not open: following it loads the page anew. */
  readonly retryHref: string;
}

/**
 * The page that could not be shown at all. It is part of the first load, since it must be there when nothing else can be
 * fetched: so it is made of what that load has anyway.
 */
export function ErrorScreen({ retryHref }: ErrorScreenProps) {
  return (
    <Frame>
      <Stack gap="s4" role="alert">
        <Heading headingLevel={1} tabIndex={-1}>
          Esta página não abriu
        </Heading>
        <Text>Pode ter sido a internet ou uma atualização da loja. Suas respostas salvas continuam guardadas.</Text>
        {/* A plain anchor: the router is at the address already, only the browser can open it anew. */}
        <LinkContext value="a">
          <Link href={retryHref} standalone>
            Tentar de novo
          </Link>
        </LinkContext>
      </Stack>
    </Frame>
  );
}
