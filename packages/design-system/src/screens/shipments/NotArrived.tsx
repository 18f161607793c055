import { CopyButton } from "../../components/actions/CopyButton/index.ts";
import { Accordion } from "../../components/foundations/Accordion/index.ts";
import { Inline } from "../../components/foundations/Inline/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { HelpLink } from "../site/HelpLink.tsx";

/** The answer "Ainda não chegou" about a late box: the way to the help, with the tracking code at hand. */
export function NotArrived({ trackingCode }: { readonly trackingCode: string | undefined }) {
  return (
    <Accordion title="Ainda não chegou">
      <Stack gap="s3" align="start">
        <Text size="small">
          {trackingCode === undefined
            ? "Fale com a gente e conte de que mês é a caixa."
            : `Fale com a gente e mande o código da caixa: ${trackingCode}`}
        </Text>
        <Inline gap="s4">
          {trackingCode === undefined ? null : (
            <CopyButton text={trackingCode} label="Copiar o código" variant="secondary" size="small" />
          )}
          <HelpLink />
        </Inline>
      </Stack>
    </Accordion>
  );
}
