import type { Clock } from "@petbox/domain/calendar/clock";
import { type PixPage, type PixView, pixTexts, pixViewOf } from "@petbox/domain/pix/pixPage";
import { accountPaths } from "@petbox/domain/site/paths";
import { SearchX, TimerOff } from "lucide-react";
import { useRef } from "react";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { EmptyState } from "../../components/feedback/EmptyState/index.ts";
import { ResultCard } from "../../components/feedback/ResultCard/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { QrPanel } from "../../components/payment/QrPanel/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { useAfterChange } from "../../focus/useAfterChange.ts";
import { OnScreenOnly } from "../../theme/OnScreenOnly.ts";
import { HelpLink } from "../site/HelpLink.tsx";
import { PayInstructions } from "./PayInstructions.tsx";
import { Root } from "./PixScreen.styles.ts";

export interface PixScreenProps {
  /** Undefined while loading, null if there is no data (MAN-247). */
  readonly page: PixPage | null | undefined;
  /** When the page was read, by `clock`. @default the first render */
  readonly readAt?: number | undefined;
  /** The clock of the time to pay. @default the device's */
  readonly clock?: Clock | undefined;
  /** Called when the code is on the clipboard. */
  readonly onCopied: () => void;
  /** Called when the code expires. */
  readonly onExpired: () => void;
  /** Reloads the page data if the code must not be paid. */
  readonly onReload: () => void;
}

/** The PIX page of a payment link: instructions and outcome (MAN-118 to MAN-121, MAN-246, MAN-247). */
export function PixScreen({ page, ...events }: PixScreenProps) {
  const view = page === undefined ? "loading" : pixViewOf(page);
  const root = useRef<HTMLDivElement>(null);
  // The focus announces a change of the page, but not the page that has just loaded.
  useAfterChange(view, (before) => {
    const heading = root.current?.querySelector("h1");
    if (!heading || before === "loading" || before === "nothing") return;
    heading.setAttribute("tabindex", "-1");
    heading.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  });
  if (page === null || view === "nothing") return null;
  return (
    <Root ref={root}>
      <PixState view={view} page={page} {...events} />
    </Root>
  );
}

interface PixStateProps extends PixScreenProps {
  readonly view: PixView | "loading";
  readonly page: PixPage | undefined;
}

function PixState({ view, ...payable }: PixStateProps) {
  switch (view) {
    case "not-found":
      return (
        <EmptyState title={pixTexts.notFound} headingLevel={1} picture={<SearchX aria-hidden />} action={<HelpLink />}>
          Confira se o link está inteiro, como veio na mensagem. Se estiver, fale com o nosso atendimento, de segunda a
          sexta, das 8h às 18h (horário de Brasília).
        </EmptyState>
      );
    case "expired":
      return (
        <EmptyState
          title={pixTexts.expiredTitle}
          headingLevel={1}
          picture={<TimerOff aria-hidden />}
          action={<HelpLink />}
        >
          {pixTexts.expired} Antes de tentar pagar de novo, fale com o nosso atendimento, de segunda a sexta, das 8h às
          18h (horário de Brasília).
        </EmptyState>
      );
    case "paid":
      return (
        <ResultCard
          tone="success"
          title="Pagamento aprovado!"
          actions={<LinkButton href={accountPaths.area}>Ir para a área do assinante</LinkButton>}
        >
          Recebemos o seu PIX. Este pagamento está feito.
        </ResultCard>
      );
    default:
      return <Payable {...payable} />;
  }
}

/** The QR code, the copyable code and the instructions. */
function Payable({ page, readAt, clock, onCopied, onExpired, onReload }: Omit<PixStateProps, "view">) {
  // The page also promises it while it loads: most servers report the payment.
  const showsPayment = page === undefined || page.isPaid !== undefined;
  return (
    <Stack gap="s6" aria-busy={page === undefined || undefined}>
      <PixTitle showsPayment={showsPayment} />
      {page === undefined ? (
        <Skeleton shape="card" />
      ) : (
        <>
          <Card>
            <QrPanel
              code={page.code}
              amount={page.amount}
              expiresInSeconds={page.secondsLeft}
              readAt={readAt}
              now={clock}
              headingLevel={2}
              onCopied={onCopied}
              copySilently
              onExpired={onExpired}
              onReload={onReload}
              texts={{ copyLabel: pixTexts.copy, phoneHint: "", computerHint: "" }}
            />
          </Card>
          <PayInstructions showsPayment={showsPayment} />
          <HelpLink />
        </>
      )}
    </Stack>
  );
}

/** @param showsPayment whether the page shows the payment once the bank confirms it. */
function PixTitle({ showsPayment }: { readonly showsPayment: boolean }) {
  return (
    <Stack gap="s2">
      <Heading headingLevel={1} tabIndex={-1}>
        Pague com PIX
      </Heading>
      <OnScreenOnly>
        <Text tone="soft">
          {showsPayment
            ? "Assim que o banco confirmar, esta página avisa. Você não precisa recarregar."
            : "Depois de pagar, você não precisa fazer mais nada aqui."}
        </Text>
      </OnScreenOnly>
    </Stack>
  );
}
