import { civilDateAt, formatBrazilianDate } from "@petbox/domain/calendar/civilDate";
import { formatCents } from "@petbox/domain/money/format";
import { formatDigitableLine, parseBoleto } from "@petbox/domain/payment/boleto";
import type { Hono } from "hono";
import type { FromCaller } from "../caller.ts";
import type { Dependencies } from "../requestContext.ts";
import { boletoPath } from "./means.ts";

/** Serves boletos as plain documents, as a bank does, to anyone with the link. */
export function serveBoletos(app: Hono<FromCaller>, { store, clock }: Dependencies): void {
  app.get(boletoPath(":id"), async (context, next) => {
    const request = store.paymentRequests.get(context.req.param("id") ?? "");
    if (request?.means.kind !== "boleto") return next();
    const boleto = parseBoleto(request.means.line, civilDateAt(clock()));
    if (!boleto.ok) return next();
    const { digitableLine, dueDate } = boleto.value;
    context.header("Cache-Control", "no-store");
    return context.text(
      [
        "PETBOX COMERCIO LTDA",
        `Valor: ${formatCents(request.amount)}`,
        `Vencimento: ${dueDate ? formatBrazilianDate(dueDate) : "à vista"}`,
        `Linha digitável: ${formatDigitableLine(digitableLine)}`,
        "",
      ].join("\n"),
    );
  });
}
