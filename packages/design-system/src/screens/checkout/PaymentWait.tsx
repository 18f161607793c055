import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import type { PortrayedPet } from "../../components/media/PetPortrait/index.ts";
import { Video } from "../../components/media/Video/index.ts";
import { PaymentCountdown } from "../../components/payment/PaymentCountdown/index.ts";
import { ListeningScene } from "./ListeningScene.tsx";

export interface PaymentWaitProps {
  /** The pet that the box is for; without it there is no picture. */
  readonly portrait?: PortrayedPet | undefined;
  /** Elapsed seconds, 0 to 60. */
  readonly second: number;
  /** URL of a video to watch while waiting. */
  readonly video?: string | undefined;
}

/** The 60-second countdown while the bank decides, with an optional video (MAN-074). */
export function PaymentWait({ portrait, second, video }: PaymentWaitProps) {
  return (
    <Stack gap="s6">
      {portrait === undefined ? null : <ListeningScene pet={portrait} />}
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
