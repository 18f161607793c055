import { useEffect } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { qrDrawing } from "../../components/media/QrCode/index.ts";

interface CreateTabProps {
  /** Whether no charge follows, as after the penalty of a cancelled subscription. */
  readonly isLast: boolean;
  readonly onCreate: () => void;
}

/** Creates a PIX for the debt and preloads the QR code's drawing. */
export function PixTab({ isLast, onCreate }: CreateTabProps) {
  useEffect(qrDrawing.preload, []);
  return (
    <Stack>
      <Text>
        {isLast
          ? "O PIX cai na hora, e nada mais fica em aberto."
          : "O PIX cai na hora, e a assinatura volta ao normal em seguida. As próximas cobranças continuam no cartão cadastrado."}
      </Text>
      <Button fullWidth onClick={onCreate}>
        Gerar PIX
      </Button>
    </Stack>
  );
}

/** Creates a boleto for the debt. */
export function BoletoTab({ isLast, onCreate }: CreateTabProps) {
  return (
    <Stack>
      <Text>
        {`Pague em qualquer banco. O boleto costuma compensar em até 3 dias úteis. ${isLast ? "Depois, nada mais fica em aberto." : "As próximas cobranças continuam no cartão cadastrado."}`}
      </Text>
      <Button fullWidth onClick={onCreate}>
        Gerar boleto
      </Button>
    </Stack>
  );
}
