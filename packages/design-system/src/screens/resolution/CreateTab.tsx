import { formatBrazilianDate } from "@petbox/domain/calendar/civilDate";
import { formatCents } from "@petbox/domain/money/format";
import type { OverdueCharge } from "@petbox/domain/payment/overdueCharge";
import { useEffect } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { qrDrawing } from "../../components/media/QrCode/index.ts";

interface CreateTabProps {
  /** The charge that follows; null if none does, as after the penalty of a cancelled subscription. */
  readonly nextCharge: OverdueCharge["nextCharge"];
  readonly onCreate: () => void;
}

/** Creates a PIX for the debt and preloads the QR code's drawing. */
export function PixTab({ nextCharge, onCreate }: CreateTabProps) {
  useEffect(qrDrawing.preload, []);
  return (
    <Stack>
      <Text>
        {nextCharge === null
          ? "O PIX cai na hora, e nada mais fica em aberto."
          : `O PIX cai na hora${nextCharge?.isPenalty ? "" : ", e a assinatura volta ao normal em seguida"}. ${whatStaysOnTheCard(nextCharge)}`}
      </Text>
      <Button fullWidth onClick={onCreate}>
        Gerar PIX
      </Button>
    </Stack>
  );
}

/** Creates a boleto for the debt. */
export function BoletoTab({ nextCharge, onCreate }: CreateTabProps) {
  return (
    <Stack>
      <Text>
        {`Pague em qualquer banco. O boleto costuma compensar em até 3 dias úteis. ${nextCharge === null ? "Depois, nada mais fica em aberto." : whatStaysOnTheCard(nextCharge)}`}
      </Text>
      <Button fullWidth onClick={onCreate}>
        Gerar boleto
      </Button>
    </Stack>
  );
}

function whatStaysOnTheCard(nextCharge: NonNullable<OverdueCharge["nextCharge"]> | undefined): string {
  if (!nextCharge?.isPenalty) return "As próximas cobranças continuam no cartão cadastrado.";
  const { amount, on } = nextCharge;
  return `A multa pelo cancelamento, de ${formatCents(amount)} em ${formatBrazilianDate(on)}, continua no cartão cadastrado.`;
}
