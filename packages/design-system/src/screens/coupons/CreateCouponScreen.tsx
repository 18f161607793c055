import type { CouponName } from "@petbox/domain/referral/couponName";
import { useState } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { FormDialog } from "../../components/feedback/FormDialog/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { PetPortrait, type PortrayedPet } from "../../components/media/PetPortrait/index.ts";
import { type InviteCouponFailure, InviteCouponForm } from "./InviteCouponForm.tsx";
import { SharePicture } from "./InviteScreen.styles.ts";

export interface CreateCouponScreenProps {
  /** The customer's pet, once known. */
  readonly pet?: PortrayedPet | undefined;
  readonly onCreate: (name: CouponName) => void;
  /** Whether the coupon is being created. */
  readonly pending: boolean;
  /** The failure of the last attempt; a new object each time. */
  readonly failure: InviteCouponFailure | undefined;
}

/** The prompt, and the dialog that names the coupon (MAN-124, MAN-244). */
export function CreateCouponScreen({ pet, onCreate, pending, failure }: CreateCouponScreenProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card>
      <Stack gap="s4">
        {pet?.name === undefined ? null : (
          <SharePicture>
            <PetPortrait {...pet} mood="happy" width={160} />
          </SharePicture>
        )}
        <Stack gap="s2">
          <Heading headingLevel={2}>Seu cupom para os amigos</Heading>
          <Text tone="soft">Escolha um nome que seja a cara do seu pet e mande para quem também vai amar a caixa.</Text>
        </Stack>
        <Button fullWidth onClick={() => setIsOpen(true)}>
          Criar meu cupom
        </Button>
      </Stack>
      <FormDialog open={isOpen} title="Criar meu cupom" pending={pending} onClose={() => setIsOpen(false)}>
        <InviteCouponForm onSave={onCreate} pending={pending} failure={failure} />
      </FormDialog>
    </Card>
  );
}
