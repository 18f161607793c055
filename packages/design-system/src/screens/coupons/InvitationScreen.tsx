import { sitePaths } from "@petbox/domain/site/paths";
import type { ReactNode } from "react";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { StepContent } from "../../components/navigation/StepLayout/index.ts";

/** A friend's invitation while its coupon is redeemed (MAN-041). @param children the progress. */
export function InvitationScreen({ children }: { readonly children: ReactNode }) {
  return (
    <StepContent>
      <Stack gap="s6">
        <Heading headingLevel={1} tabIndex={-1}>
          Um convite para o seu pet
        </Heading>
        {children}
        <Link href={sitePaths.subscribe} standalone>
          Seguir sem o cupom
        </Link>
      </Stack>
    </StepContent>
  );
}
