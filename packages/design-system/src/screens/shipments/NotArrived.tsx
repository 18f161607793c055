import { CopyButton } from "../../components/actions/CopyButton/index.ts";
import { Accordion } from "../../components/foundations/Accordion/index.ts";
import { Inline } from "../../components/foundations/Inline/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { HelpLink } from "../site/HelpLink.tsx";

interface NotArrivedProps {
  /** The name of the box: a page may have several late ones. */
  readonly box: string;
  readonly trackingCode: string | undefined;
}

/** The answer "Ainda não chegou" about a late box: the way to the help, with the tracking code at hand. */
export function NotArrived({ box, trackingCode }: NotArrivedProps) {
  const title = (
    <>
      Ainda não chegou
      <VisuallyHidden>{` (${box})`}</VisuallyHidden>
    </>
  );
  return (
    <Accordion title={title}>
      <Stack gap="s3" align="start">
        <Text size="small">
          {trackingCode === undefined
            ? "Fale com a gente e conte de que mês é a caixa."
            : `Fale com a gente e mande o código da caixa: ${trackingCode}`}
        </Text>
        <Inline gap="s4">
          {trackingCode === undefined ? null : (
            <CopyButton
              text={trackingCode}
              label="Copiar o código"
              aria-label={`Copiar o código (${box})`}
              variant="secondary"
              size="small"
            />
          )}
          <HelpLink />
        </Inline>
      </Stack>
    </Accordion>
  );
}
