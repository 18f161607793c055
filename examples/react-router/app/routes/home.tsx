import { Alert } from "@petbox/design-system/components/Alert";
import { Button } from "@petbox/design-system/components/Button";
import { Dialog } from "@petbox/design-system/components/Dialog";
import { Heading } from "@petbox/design-system/components/Heading";
import { Suspense, useState } from "react";
import { Await, useLoaderData } from "react-router";

/** The promise is streamed after the rest of the page. */
export function loader() {
  return { news: new Promise<string>((resolve) => setTimeout(() => resolve("Sua caixa está a caminho"), 200)) };
}

export default function HomePage() {
  const { news } = useLoaderData<typeof loader>();
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Heading headingLevel={1}>Minha loja</Heading>
      <Button>Continuar</Button>
      <Suspense fallback={<p>Carregando</p>}>
        <Await resolve={news}>{(title) => <Alert tone="info" title={title} />}</Await>
      </Suspense>
      <Button onClick={() => setOpen(true)}>Ver a caixa</Button>
      <Dialog open={open} title="Sua caixa" onClose={() => setOpen(false)}>
        Três brinquedos
      </Dialog>
    </main>
  );
}
