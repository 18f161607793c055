import { useId } from "react";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { OnScreenOnly } from "../../theme/OnScreenOnly.ts";
import { OnADesktop, OnAPhone, Steps } from "./PixScreen.styles.ts";

/** Payment instructions; on a phone, where the bank's app is on the same screen, they differ from the desktop (MAN-120). */
export function PayInstructions() {
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
          lastOnScreen="Volte a esta página: ela mostra quando o pagamento chega."
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
          lastOnScreen="Deixe esta página aberta: ela mostra quando o pagamento chega."
        />
      </OnADesktop>
    </>
  );
}

interface HowProps {
  readonly title: string;
  readonly steps: readonly string[];
  /** The last step, which paper cannot show. */
  readonly lastOnScreen: string;
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
        <OnScreenOnly as="li">{lastOnScreen}</OnScreenOnly>
      </Steps>
    </Stack>
  );
}
