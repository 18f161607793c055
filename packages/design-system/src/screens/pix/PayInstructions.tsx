import { useId } from "react";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { OnScreenOnly } from "../../theme/OnScreenOnly.ts";
import { OnADesktop, OnAPhone, Steps } from "./PixScreen.styles.ts";

interface PayInstructionsProps {
  /**
   * Whether the page shows the payment once the bank confirms it.
   * @default true
   */
  readonly showsPayment?: boolean;
}

/** Payment instructions; on a phone, where the bank's app is on the same screen, they differ from the desktop (MAN-120). */
export function PayInstructions({ showsPayment = true }: PayInstructionsProps) {
  return (
    <>
      <OnAPhone>
        <How
          title="Como pagar pelo celular"
          steps={[
            "Toque em “Copiar PIX”.",
            "Abra o aplicativo do seu banco e escolha PIX copia e cola.",
            "Cole o código, confira o valor e o nome de quem recebe, e pague.",
          ]}
          lastOnScreen={showsPayment ? "Volte a esta página: ela mostra quando o pagamento chega." : undefined}
        />
      </OnAPhone>
      <OnADesktop>
        <How
          title="Como pagar pelo computador"
          steps={[
            "Abra no celular o aplicativo do seu banco e escolha pagar com QR code.",
            "Aponte a câmera para o código desta página.",
            "Confira o valor e o nome de quem recebe, e pague.",
          ]}
          lastOnScreen={showsPayment ? "Deixe esta página aberta: ela mostra quando o pagamento chega." : undefined}
        />
      </OnADesktop>
    </>
  );
}

interface HowProps {
  readonly title: string;
  readonly steps: readonly string[];
  /** The last step, which paper cannot show. */
  readonly lastOnScreen: string | undefined;
}

function How({ title, steps, lastOnScreen }: HowProps) {
  const titleId = useId();
  return (
    <Stack gap="s4">
      <Heading headingLevel={2} id={titleId}>
        {title}
      </Heading>
      <Steps aria-labelledby={titleId}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        {lastOnScreen === undefined ? null : <OnScreenOnly as="li">{lastOnScreen}</OnScreenOnly>}
      </Steps>
    </Stack>
  );
}
