import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { useEffect } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { qrDrawing } from "../../components/media/QrCode/index.ts";

interface CreateTabProps {
  /** The amount to charge. */
  readonly amount: Cents;
  readonly onCreate: () => void;
}

/** Creates a PIX for the debt and preloads the QR code's drawing. */
export function PixTab({ amount, onCreate }: CreateTabProps) {
  useEffect(qrDrawing.preload, []);
  return (
    <Stack>
      <Text>
        Você paga {formatCents(amount)} uma vez. O PIX cai na hora, e a assinatura volta ao normal em seguida; as
        próximas caixas continuam no cartão cadastrado.
      </Text>
      <Button fullWidth onClick={onCreate}>
        Gerar PIX
      </Button>
    </Stack>
  );
}

/** Creates a boleto for the debt. */
export function BoletoTab({ amount, onCreate }: CreateTabProps) {
  return (
    <Stack>
      <Text>
        Você paga {formatCents(amount)} uma vez, em qualquer banco. O boleto costuma compensar em até 3 dias úteis; as
        próximas caixas continuam no cartão cadastrado.
      </Text>
      <Button fullWidth onClick={onCreate}>
        Gerar boleto
      </Button>
    </Stack>
  );
}
