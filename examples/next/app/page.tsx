import { Alert } from "@petbox/design-system/components/Alert";
import { Button } from "@petbox/design-system/components/Button";
import { Heading } from "@petbox/design-system/components/Heading";
import { Suspense } from "react";
import { OpenedDialog } from "./OpenedDialog";

/** Streamed after the rest of the page. */
async function LateAlert() {
  await new Promise((resolve) => setTimeout(resolve, 200));
  return <Alert tone="info" title="Sua caixa está a caminho" />;
}

export default function Page() {
  return (
    <main>
      <Heading headingLevel={1}>Minha loja</Heading>
      <Button>Continuar</Button>
      <Suspense fallback={<p>Carregando</p>}>
        <LateAlert />
      </Suspense>
      <OpenedDialog />
    </main>
  );
}
