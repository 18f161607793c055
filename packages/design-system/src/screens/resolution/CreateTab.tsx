import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { useEffect } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { bringQrDrawing } from "../../components/media/QrCode/index.ts";

interface CreateTabProps {
  /** What will be charged. */
  readonly amount: Cents;
  readonly onCreate: () => void;
}

/** A PIX of what is owed, about to be asked for; what draws it comes meanwhile. */
export function PixTab({ amount, onCreate }: CreateTabProps) {
  useEffect(() => void bringQrDrawing(), []);
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

/** A boleto of what is owed, about to be asked for. */
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
