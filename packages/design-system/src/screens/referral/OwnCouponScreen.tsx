import { formatBrazilianDate } from "@petbox/domain/calendar/civilDate";
import type { ReferralCoupon, ShopCoupon } from "@petbox/domain/referral/referral";
import { QrCode as QrIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { CopyButton } from "../../components/actions/CopyButton/index.ts";
import { ShareButton } from "../../components/actions/ShareButton/index.ts";
import { Dialog } from "../../components/feedback/Dialog/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { QrCode } from "../../components/media/QrCode/index.ts";
import { CouponName, Shown } from "./InvitationsScreen.styles.ts";

export interface OwnCouponScreenProps {
  readonly coupon: ReferralCoupon;
  /** The full URL that friends open. */
  readonly link: string;
  /** Called when the link or the coupon's code is on the clipboard. */
  readonly onCopied: () => void;
  /** Whether it was just created; the title then takes focus. */
  readonly isNew: boolean;
}

/** The subscriber's coupon and the ways to share it. */
export function OwnCouponScreen({ coupon, link, onCopied, isNew }: OwnCouponScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);

  const [isShown, setIsShown] = useState(false);
  const { name, shopCoupon } = coupon;
  return (
    <Card>
      <Stack>
        <Heading headingLevel={2} tabIndex={-1} ref={heading}>
          Seu cupom
        </Heading>
        <CouponName>
          <b>{name}</b>
          <span>{link}</span>
        </CouponName>
        <ShareButton
          url={link}
          title="Convite para a PetBox"
          text={`Vem para a PetBox com o meu cupom ${name}:`}
          fullWidth
          copyAlways
          copySilently
          onShared={(by) => {
            if (by === "copy") onCopied();
          }}
        />
        <Button variant="quiet" fullWidth startIcon={<QrIcon aria-hidden />} onClick={() => setIsShown(true)}>
          Mostrar em QR code
        </Button>
        <Text size="small" tone="soft">
          O cupom é pessoal e intransferível.
        </Text>
        {shopCoupon === undefined ? null : <CodeForTheShop coupon={shopCoupon} onCopied={onCopied} />}
        <QrCodeDialog open={isShown} link={link} name={name} onClose={() => setIsShown(false)} />
      </Stack>
    </Card>
  );
}

function CodeForTheShop({ coupon, onCopied }: { readonly coupon: ShopCoupon; readonly onCopied: () => void }) {
  const { code, expiresOn } = coupon;
  return (
    <Stack gap="s2">
      <Heading headingLevel={3}>Seu cupom na loja</Heading>
      <Text>
        <b dir="ltr">{code}</b>
        <span>{expiresOn === undefined ? "" : `, até ${formatBrazilianDate(expiresOn)}`}</span>
      </Text>
      <CopyButton text={code} label="Copiar cupom da loja" onCopied={onCopied} copySilently />
    </Stack>
  );
}

interface QrCodeDialogProps {
  readonly open: boolean;
  readonly name: string;
  readonly link: string;
  readonly onClose: () => void;
}

/** The link as a large QR code, readable from across a table. */
function QrCodeDialog({ open, name, link, onClose }: QrCodeDialogProps) {
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
