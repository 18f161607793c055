import type { ReactNode } from "react";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { PetPortrait, type PortrayedPet } from "../../components/media/PetPortrait/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { StepContent } from "../../components/navigation/StepLayout/index.ts";

interface InvitationScreenProps {
  /** The invited pet, as far as known. */
  readonly pet: PortrayedPet;
  /** URL of the funnel, with the query of this page. */
  readonly onward: `/${string}`;
  /** The progress. */
  readonly children: ReactNode;
}

/** A friend's or the shop's own coupon while it is redeemed (MAN-041). */
export function InvitationScreen({ pet, onward, children }: InvitationScreenProps) {
  return (
    <StepContent>
      <Stack gap="s6">
        <PetPortrait {...pet} mood="happy" width={144} />
        <Heading headingLevel={1} tabIndex={-1}>
          Um cupom para o seu pet
        </Heading>
        {children}
        <Link href={onward} standalone>
          Seguir sem o cupom
        </Link>
      </Stack>
    </StepContent>
  );
}
