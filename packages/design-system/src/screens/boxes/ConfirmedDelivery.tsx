import { type ReceivedBox, receivedBoxTitle } from "@petbox/domain/shipment/receivedBox";
import { useEffect } from "react";
import { ConfirmDialog } from "../../components/feedback/ConfirmDialog/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { boxHeadingId } from "./boxHeadingId.ts";

interface ConfirmedDeliveryProps {
  /** The box whose delivery is to be confirmed. */
  readonly asked: ReceivedBox | undefined;
  /** The box confirmed last. */
  readonly confirmed: ReceivedBox | undefined;
  readonly pending: boolean;
  readonly onConfirm: (box: ReceivedBox) => void;
  readonly onCancel: () => void;
}

/** Prompts the customer to confirm a delivery (SUB-251 to SUB-253). The confirmation removes the button, so the box takes focus. */
export function ConfirmedDelivery({ asked, confirmed, pending, onConfirm, onCancel }: ConfirmedDeliveryProps) {
  const headingId = confirmed && boxHeadingId(confirmed);
  useEffect(() => {
    if (headingId !== undefined) document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [headingId]);
  return (
    <>
      <VisuallyHidden role="status">
        {confirmed === undefined ? "" : `Recebimento confirmado: ${receivedBoxTitle(confirmed)}`}
      </VisuallyHidden>
      <ConfirmDialog
        open={asked !== undefined}
        title="Confirmar envio"
        pending={pending}
        onConfirm={() => asked && onConfirm(asked)}
        onCancel={onCancel}
        texts={{ pendingLabel: "Confirmando o recebimento" }}
      >
        <Text>Você deseja confirmar o recebimento deste BOX?</Text>
      </ConfirmDialog>
    </>
  );
}
