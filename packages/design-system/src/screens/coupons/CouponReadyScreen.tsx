import type { InviteCampaign } from "@petbox/domain/coupons/inviteCampaign";
import { useEffect, useRef } from "react";
import { ShareButton } from "../../components/actions/ShareButton/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Image } from "../../components/foundations/Image/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import type { PortrayedRecipient } from "../checkout/SummaryBox.tsx";
import { ClubCard } from "./ClubCard.tsx";
import { Invitation, SharePicture } from "./InviteScreen.styles.ts";

export interface CouponReadyScreenProps {
  readonly name: string;
  /** The pet on the card to share. Without a pet, no card is shown. */
  readonly pet?: PortrayedRecipient | undefined;
  /** The full URL that friends open. */
  readonly link: string;
  readonly campaign: InviteCampaign | undefined;
  /** Whether it was just created; the title then takes focus. */
  readonly isNew: boolean;
  readonly onCopied: () => void;
}

/** The coupon and the ways to share it (MAN-126 to MAN-128, MAN-245). */
export function CouponReadyScreen({ name, pet, link, campaign, isNew, onCopied }: CouponReadyScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);

  return (
    <Card>
      <Stack gap="s4">
        <Heading headingLevel={2} tabIndex={-1} ref={heading}>
          Cupom pronto! Convide seus amigos!
        </Heading>
        {campaign?.shareImage === undefined ? null : (
          <SharePicture>
            <Image src={campaign.shareImage} alt="" width={240} height={180} shape="square" />
          </SharePicture>
        )}
        <Invitation>
          <b>{name}</b>
          <span>{link}</span>
        </Invitation>
        <ShareButton
          url={link}
          title="Convite para a PetBox"
          text={`${campaign?.description || "Vem para a PetBox!"} Use o meu cupom ${name}:`}
          fullWidth
          copyAlways
          copySilently
          onShared={(by) => {
            if (by === "copy") onCopied();
          }}
        />
        {pet?.name === undefined ? null : <ClubCard pet={pet} link={link} />}
        <Text size="small" tone="soft">
          Os benefícios são cumulativos: contam para cada amigo que assinar a primeira caixa com o seu cupom.
        </Text>
      </Stack>
    </Card>
  );
}
