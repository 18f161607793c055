import { endpoints } from "@petbox/api-client/contract/endpoints";
import { sitePaths } from "@petbox/domain/site/paths";
import { html } from "hono/html";
import type { Subscription } from "../backend/checkout/collections.ts";
import { type Fault, faultKinds } from "../backend/fault.ts";
import type { Mail } from "../backend/mail.ts";
import { type ScenarioName, scenarios } from "../scenarios/scenarios.ts";

/** What the panel shows: how the world stands. */
export interface PanelState {
  readonly scenario: ScenarioName;
  readonly faults: readonly Fault[];
  readonly latency: number;
  /** Epoch ms. */
  readonly now: number;
  readonly frozen: boolean;
  /** What was mailed, the newest first. */
  readonly mails: readonly Mail[];
  /** Payments whose bank has not replied. */
  readonly waiting: readonly Subscription[];
}

const moment = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "full",
  timeStyle: "medium",
  timeZone: "America/Sao_Paulo",
});

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 44rem; margin: 0 auto; padding: 1rem; }
  fieldset { min-width: 0; margin: 0 0 1rem; border: 1px solid; border-radius: 0.75rem; }
  label { display: inline-block; margin: 0 1rem 0.5rem 0; }
  button, select, input { min-height: 2.75rem; font: inherit; }
  select { max-width: 100%; }
`;

const button = (action: string, text: string) => html`<button name="action" value="${action}">${text}</button> `;

/** The panel as a page of plain forms: no script, nothing from elsewhere. */
export async function panelPage(state: PanelState): Promise<Response> {
  const nonce = crypto.randomUUID();
  const paths = [...new Set(endpoints.map(({ path }) => path))].sort();
  const page = await html`<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cenários · PetBox</title>
<style nonce="${nonce}">${style}</style>
<h1>Cenários</h1>
<p>Muda o mundo do servidor de mentira. <a href="${sitePaths.dogHome}">Abrir a loja</a></p>
<form method="post"><fieldset><legend>Mundo</legend>
  <label>Cenário <select name="scenario">
    ${Object.entries(scenarios).map(
      ([name, { title }]) =>
        html`<option value="${name}" ${name === state.scenario ? "selected" : ""}>${title} (${name})</option>`,
    )}
  </select></label>
  ${button("scenario", "Recomeçar neste cenário")}
  <p>Recomeçar esquece todas as visitas, pagamentos e e-mails.</p>
</fieldset></form>
<form method="post"><fieldset><legend>Falhas</legend>
  ${
    state.faults.length === 0
      ? html`<p>Nenhuma.</p>`
      : html`<ul>${state.faults.map(
          ({ path, kind, times }) =>
            html`<li>${path === "*" ? "todas as chamadas" : path}: ${kind}${times === undefined ? "" : `, ${times}×`}</li>`,
        )}</ul>`
  }
  <label>Chamada <select name="path">
    <option value="*">todas</option>
    ${paths.map((path) => html`<option>${path}</option>`)}
  </select></label>
  <label>Falha <select name="kind">${faultKinds.map((kind) => html`<option>${kind}</option>`)}</select></label>
  <label>Vezes <input name="times" type="number" min="1" placeholder="sempre"></label>
  <p>${button("fault", "Acrescentar falha")}${button("no-faults", "Tirar todas")}</p>
</fieldset></form>
<form method="post"><fieldset><legend>Demora</legend>
  <label>Milissegundos por resposta <input name="latency" type="number" min="0" max="60000" value="${state.latency}"></label>
  ${button("latency", "Mudar demora")}
</fieldset></form>
<form method="post"><fieldset><legend>Relógio</legend>
  <p><time datetime="${new Date(state.now).toISOString()}">${moment.format(state.now)}</time>${state.frozen ? " (parado)" : ""}</p>
  <p>${state.frozen ? button("resume", "Andar") : button("freeze", "Parar")}${button("reset-clock", "Hora de verdade")}</p>
  <label>Minutos, para trás com menos <input name="minutes" type="number" value="60"></label>
  ${button("move", "Mover")}
</fieldset></form>
<fieldset><legend>E-mails enviados</legend>
  ${
    state.mails.length === 0
      ? html`<p>Nenhum.</p>`
      : html`<ul>${state.mails.map(
          ({ to, subject, path, sentAt }) =>
            html`<li>Para ${to}, <time datetime="${new Date(sentAt).toISOString()}">${moment.format(sentAt)}</time>: <a href="${path}">${subject}</a></li>`,
        )}</ul>`
  }
</fieldset>
<fieldset><legend>Pagamentos à espera do banco</legend>
  ${
    state.waiting.length === 0
      ? html`<p>Nenhum.</p>`
      : state.waiting.map(
          ({ code, amount, card }) => html`<form method="post">
    <p>${card.brand} final ${card.lastFour}, R$ ${(amount / 100).toFixed(2).replace(".", ",")}
    <input type="hidden" name="code" value="${code}">
    ${button("approve", "Aprovar agora")}${button("refuse", "Recusar agora")}</p></form>`,
        )
  }
</fieldset>
</html>`;
  return new Response(page.toString(), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    },
  });
}
