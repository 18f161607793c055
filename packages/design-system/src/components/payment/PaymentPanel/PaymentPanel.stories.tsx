import { type AsyncResult, mapAsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import { addDays, civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import {
  nextPaymentPanel,
  type PaymentPanelEvent,
  type PaymentPanelProgress,
  type PaymentPanelState,
} from "@petbox/domain/payment/paymentPanel";
import { paymentPanelResult } from "@petbox/domain/payment/paymentPanelResult";
import { writeBoletoBarcode } from "@petbox/domain/payment/writeBoleto";
import { writePixPayload } from "@petbox/domain/pix/writePayload";
import preview from "@petbox/storybook/preview";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Button } from "../../actions/Button/index.ts";
import { LinkButton } from "../../actions/LinkButton/index.ts";
import { TextField } from "../../forms/TextField/index.ts";
import { Stack } from "../../foundations/Stack/index.ts";
import { Text } from "../../foundations/Text/index.ts";
import { PaymentPanel } from "./PaymentPanel.tsx";
import type { PaymentView } from "./paymentView.ts";

const amount = cents(7990);
const today = civilDate(2026, 11, 21);
const code = writePixPayload({
  payeeName: "PETBOX COMERCIO LTDA",
  payeeCity: "SAO PAULO",
  amount,
  target: { kind: "key", key: "11222333000181" },
});
const line = writeBoletoBarcode({
  bankCode: "237",
  freeField: "1234567890123456789012345",
  amount,
  dueDate: addDays(today, 9),
});
const href = "https://boletos.exemplo.com/8a3f";

const onChangeMethod = fn();
const retry = fn();
const onMethod = fn();

const ready = (value: PaymentView): AsyncResult<PaymentView> => ({ status: "ready", value });

const choose = {
  status: "choose" as const,
  onMethod,
  card: (
    <Stack>
      <TextField name="holderName" label="Nome impresso no cartão" />
      <Button fullWidth>Pagar com cartão</Button>
    </Stack>
  ),
  pix: (
    <Stack>
      <Text>O PIX cai na hora, e a sua assinatura volta ao normal em seguida.</Text>
      <Button fullWidth>Gerar PIX</Button>
    </Stack>
  ),
  boleto: <Button fullWidth>Gerar boleto</Button>,
} satisfies PaymentView;

const meta = preview.meta({
  component: PaymentPanel,
  title: "Componentes/Pagamento/PaymentPanel",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Regulariza um pagamento do começo ao fim: a escolha entre cartão, PIX e boleto, a espera de cada um, e como terminou. A página diz em que estado está; cada estado pede só o que é dele.",
      synonyms: ["pagamento", "forma de pagamento", "pagar"],
      alternatives: {
        PaymentCountdown: "a espera tem hora para acabar, como depois da compra",
        ResultCard: "o resultado é a página inteira",
        QrPanel: "só há um PIX para pagar",
      },
      keyboard: {
        Tab: "Entra na forma escolhida, no que ela mostra e no botão que a troca.",
        "← e →": "Na escolha, passa de uma forma de pagamento a outra.",
        "Enter ou Espaço": "Aciona o botão: alterar a forma, ou tentar novamente.",
      },
      announcements: [
        "“Situação do pagamento, região”, “Escolha como pagar”",
        "“Forma de pagamento, lista de abas”, “Cartão, aba, selecionada, 1 de 3”",
        "a cada mudança, uma vez: “Aguarde... Assim que o PIX cair, esta página se atualiza sozinha. Isso pode demorar um pouco.”, “Pagamento aprovado!”",
      ],
    },
  },
  args: { payment: ready(choose) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560, marginInline: "auto" }}>
        <Story />
      </div>
    ),
  ],
});

export const Choose = meta.story({
  name: "Escolha da forma",
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { name: "Escolha como pagar" })).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "Nome impresso no cartão" }), "ANA");
    await userEvent.click(canvas.getByRole("tab", { name: "PIX" }));
    await expect(canvas.getByRole("button", { name: "Gerar PIX" })).toBeVisible();
    await expect(onMethod).toHaveBeenLastCalledWith("pix");
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "Gerar boleto" })).toBeVisible();
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByRole("textbox", { name: "Nome impresso no cartão" })).toHaveValue("ANA");
  },
});

export const ChoosePix = meta.story({
  name: "Pix escolhido",
  args: { payment: ready({ ...choose, defaultMethod: "pix" }) },
});

export const Loading = meta.story({
  args: { payment: { status: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Carregando o pagamento…");
  },
});

export const Processing = meta.story({
  name: "Processando",
  args: { payment: ready({ status: "processing" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Aguarde..." })).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

export const WaitingForTheCard = meta.story({
  name: "À espera do cartão",
  args: { payment: ready({ status: "waitingCard", onChangeMethod }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Isso pode demorar um pouco/)).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(onChangeMethod).toHaveBeenCalledTimes(1);
  },
});

export const WaitingForPix = meta.story({
  name: "À espera do Pix",
  args: { payment: ready({ status: "waitingPix", pix: { code, amount }, onChangeMethod }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: "QR code do PIX" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Copiar PIX" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Alterar forma de pagamento" })).toBeVisible();
  },
});

export const WaitingForTheBoleto = meta.story({
  name: "À espera do boleto",
  args: { payment: ready({ status: "waitingBoleto", boleto: { line, href, amount, today }, onChangeMethod }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Estamos esperando o seu boleto ser pago para continuarmos o processo de regularização."),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: /Abrir o boleto/ })).toHaveAttribute("href", href);
  },
});

export const WaitingForTheBoletoLink = meta.story({
  name: "À espera do link do boleto",
  args: { payment: ready({ status: "waitingBoleto", boleto: { href, today }, onChangeMethod, pending: true }) },
});

export const Paid = meta.story({
  name: "Pago",
  args: {
    payment: ready({
      status: "paid",
      actions: (
        <LinkButton href="/assinaturas" fullWidth>
          Ver minha assinatura
        </LinkButton>
      ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
  },
});

export const ClosedUnpaid = meta.story({
  name: "Encerrado sem pagamento",
  args: { payment: ready({ status: "paid", closedUnpaid: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Nada em aberto" })).toBeVisible();
    await expect(canvas.getByText("Esta cobrança foi encerrada, e você não precisa pagar nada.")).toBeVisible();
    await expect(canvas.queryByText(/aprovado/)).toBeNull();
  },
});

export const Failed = meta.story({
  name: "Falhou",
  args: { payment: ready({ status: "failed", retry }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { name: "Falha no pagamento!" })).toBeVisible();
    await expect(
      canvas.getByText(
        "Falha ao processar pagamento! Altere a forma de pagamento ou tente novamente com um novo cartão.",
      ),
    ).toBeVisible();
    retry.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Tentar novamente" }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});

/** Without data the payment counts as failed until it is read. */
export const Unread = Failed.extend({
  name: "Não deu para ler",
  args: { payment: { status: "failed", failure: { kind: "offline" }, retry, pending: false } },
});

export const Reason = Failed.extend({
  name: "Falhou: o motivo do servidor, com marcação",
  args: { payment: ready({ status: "failed", reason: "Hoje não. <b>Nada foi cobrado.</b>", retry }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nada foi cobrado.", { selector: "b" })).toBeVisible();
  },
});

export const Retrying = meta.story({
  name: "Tentando de novo",
  args: { payment: ready({ status: "failed", retry, pending: true }) },
});

/** The panel as a page runs it: the domain's state machine gives the next state. */
function Run() {
  const [state, setState] = useState<PaymentPanelProgress>({ status: "choose" });
  const send = (event: PaymentPanelEvent) => setState((now) => nextPaymentPanel(now, event));
  const known = { kind: "known" as const, amount, parcels: 1, plan: { name: "Mensal", parcels: 1, amount } };
  const revalidate = () => {
    send({ type: "reloading" });
    send({ type: "resolved", resolution: { ...known, isPaid: false } });
  };
  const changeable = { onChangeMethod: revalidate };

  function view(now: PaymentPanelState): PaymentView {
    switch (now.status) {
      case "choose":
        return {
          ...choose,
          pix: (
            <Button onClick={() => send({ type: "payment-created", charge: { gateway: "pix", code } })}>
              Gerar PIX
            </Button>
          ),
          boleto: <Button onClick={() => send({ type: "payment-failed" })}>Gerar boleto</Button>,
        };
      case "waitingPix":
        return {
          status: "waitingPix",
          pix: {
            code: now.code,
            amount,
            onCopied: () => send({ type: "resolved", resolution: { ...known, isPaid: true } }),
          },
          ...changeable,
        };
      case "waitingBoleto":
        return { status: "waitingBoleto", boleto: { line: now.line, href: now.link, today }, ...changeable };
      case "waitingCard":
        return { status: "waitingCard", ...changeable };
      case "failed":
        return { status: "failed", retry: revalidate };
      default:
        return { status: now.status };
    }
  }
  return <PaymentPanel payment={mapAsyncResult(paymentPanelResult(state, revalidate), view)} />;
}

/** One permanent live region announces every change; the keyboard continues from the panel. */
export const FromStateToState = meta.story({
  name: "De um estado a outro",
  render: () => <Run />,
  play: async ({ canvas, userEvent }) => {
    const [region] = canvas.getAllByRole("status");
    const panel = canvas.getByRole("region", { name: "Situação do pagamento" });
    await userEvent.click(canvas.getByRole("tab", { name: "Boleto" }));
    await userEvent.click(canvas.getByRole("button", { name: "Gerar boleto" }));
    await expect(region).toHaveTextContent("Falha no pagamento!");
    await expect(panel).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(region).toHaveTextContent("Escolha como pagar");
    await expect(panel).toHaveFocus();
    await userEvent.click(canvas.getByRole("tab", { name: "PIX" }));
    await userEvent.click(canvas.getByRole("button", { name: "Gerar PIX" }));
    await expect(region).toHaveTextContent(/^Aguarde\.\.\.Assim que o PIX cair.*pode demorar um pouco/);
    await expect(await canvas.findByRole("img", { name: "QR code do PIX" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Alterar forma de pagamento" }));
    await expect(region).toHaveTextContent("Escolha como pagar");
    await expect(panel).toHaveFocus();
    await expect(region).toBeInTheDocument();
  },
});

export const LongestText = meta.story({
  args: {
    payment: ready({
      status: "waitingPix",
      onChangeMethod,
      pix: {
        amount: cents(1_234_567),
        code: writePixPayload({
          payeeName: "MAXIMILIANO BARTOLOMEU TE",
          payeeCity: "SAO JOSE DOS CA",
          amount: cents(1_234_567),
          target: { kind: "key", key: "maximiliano.bartolomeu.terceiro@exemplo.com" },
        }),
        expiresInSeconds: 86_399,
        now: () => 0,
      },
    }),
    texts: {
      waitingPixText:
        "Assim que o PIX da caixa do Maximiliano Bartolomeu Terceiro de Albuquerque cair, esta página se atualiza sozinha.",
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = LongestText.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
