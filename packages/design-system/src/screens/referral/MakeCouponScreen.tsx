import { useId, useRef, useState } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { useAfterChange } from "../../focus/useAfterChange.ts";
import { InvitationCouponForm, type InvitationCouponFormProps } from "./InvitationCouponForm.tsx";

/** Lets a subscriber create a coupon in two steps: introduction and name (SUB-066, SUB-067, SUB-195). */
export function MakeCouponScreen(props: InvitationCouponFormProps) {
  const [step, setStep] = useState<1 | 2>(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const placeId = useId();

  useAfterChange(step, () => heading.current?.focus());

  /** A suggested name is looked up while the heading is read. */
  function begin(): void {
    setStep(2);
    if (props.suggestion !== undefined) props.onVerify(props.suggestion);
  }

  return (
    <Card>
      <Stack>
        <Stack gap="s1">
          <Text id={placeId} size="small" weight="bold" tone="primary">{`Passo ${step} de 2`}</Text>
          <Heading headingLevel={2} tabIndex={-1} ref={heading} aria-describedby={placeId}>
            {step === 1 ? "Crie o seu cupom" : "Dê um nome ao seu cupom"}
          </Heading>
        </Stack>
        {step === 1 ? (
          <>
            <Text>Com ele os seus amigos assinam, e cada indicação conta para você. Cada assinante tem um só.</Text>
            <Button fullWidth onClick={begin}>
              Criar meu cupom
            </Button>
          </>
        ) : (
          <InvitationCouponForm {...props} />
        )}
      </Stack>
    </Card>
  );
}
