import { sitePaths } from "@petbox/domain/site/paths";
import { Outline } from "../../components/foundations/Glyph/Outline.tsx";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Logo } from "../../components/navigation/Logo/index.ts";
import { Bar, Frame, Picture } from "./ErrorScreen.styles.ts";

export interface ErrorScreenProps {
  /** URL of the page that failed to open; the link reloads it. */
  readonly retryHref: string;
}

/**
 * Shown when a page fails to load or render. It is part of the first load, because no other code may be fetchable after that, so it uses
 * only components that the first load contains anyway. Its links are plain anchors: the router is already at this URL, and only the
 * browser can load a page again.
 */
export function ErrorScreen({ retryHref }: ErrorScreenProps) {
  return (
    <>
      <Bar>
        <a href={sitePaths.dogHome} aria-label="PetBox, página inicial">
          <Logo />
        </a>
      </Bar>
      <Frame>
        <Stack gap="s4" align="center" role="alert">
          <Picture>
            {/* A cloud that is struck through, as in ErrorState, whose icon library is not part of the first load. */}
            <Outline>
              <path d="m2 2 20 20M5.8 5.8A7 7 0 0 0 9 19h8.5q.7 0 1.3-.2m2.7-2.3a4.5 4.5 0 0 0-4-6.5h-1.8A7 7 0 0 0 10 5.1" />
            </Outline>
          </Picture>
          <Heading headingLevel={1} align="center" tabIndex={-1}>
            Esta página não abriu
          </Heading>
          <Text tone="soft">
            Pode ter sido a internet ou uma atualização da loja. Suas respostas salvas continuam guardadas.
          </Text>
          <a href={retryHref}>Tentar de novo</a>
        </Stack>
      </Frame>
    </>
  );
}
