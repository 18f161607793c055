import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Video } from "../../components/media/Video/index.ts";
import { PaymentCountdown } from "../../components/payment/PaymentCountdown/index.ts";

export interface PaymentWaitProps {
  /** Elapsed seconds, 0 to 60. */
  readonly second: number;
  /** URL of a video to watch while waiting. */
  readonly video?: string | undefined;
}

/** The 60-second countdown while the bank decides, with an optional video (MAN-074). */
export function PaymentWait({ second, video }: PaymentWaitProps) {
  return (
    <Stack gap="s6">
      <Stack gap="s2">
        <Heading headingLevel={1} tabIndex={-1} align="center">
          Estamos confirmando seu pagamento
        </Heading>
        <Text tone="soft" align="center">
          Leva no máximo um minuto. Deixe esta página aberta.
        </Text>
      </Stack>
      <Card>
        <PaymentCountdown second={second} texts={{ label: "Esperando a resposta do banco" }} />
      </Card>
      {video === undefined ? null : <Video src={video} label="Enquanto isso, conheça a PetBox" />}
    </Stack>
  );
}
