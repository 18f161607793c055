import { Dialog } from "../../components/feedback/Dialog/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { QrCode } from "../../components/media/QrCode/index.ts";
import { Shown } from "./InvitationsScreen.styles.ts";

interface QrCodeDialogProps {
  readonly open: boolean;
  readonly name: string;
  readonly link: string;
  readonly onClose: () => void;
}

/** The link as a large QR code, readable from across a table. */
export function QrCodeDialog({ open, name, link, onClose }: QrCodeDialogProps) {
  return (
    <Dialog open={open} title="Mostre ao seu amigo" onClose={onClose}>
      <Shown>
        <Text>Com a câmera do celular, o convite abre na hora.</Text>
        <QrCode code={link} label={`QR code do cupom ${name}`} size="large" />
        <Text weight="bold">{name}</Text>
        <Text size="small" tone="soft">
          {link}
        </Text>
      </Shown>
    </Dialog>
  );
}
