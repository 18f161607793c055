import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { saveCustomerEndpoint, subscribeEndpoint } from "../checkout/contract.ts";
import { succeeded, succeededOrMessage, succeededWithText } from "../contract/replies.ts";
import { failureOf } from "./apiError.ts";
import { unwrapOutcome } from "./unwrapOutcome.ts";

const replies = [
  ["any call", succeeded],
  ["a call with a message", succeededOrMessage],
  ["a call with a text", succeededWithText],
  ["a registration", saveCustomerEndpoint.reply],
  ["a payment", subscribeEndpoint.reply],
] as const;

describe.each(replies)("%s, refused with a status of success", (_, reply) => {
  const failureOfReply = async (sent: object) => {
    const outcome = z.decode(reply, JSON.parse(JSON.stringify(sent)));
    return unwrapOutcome<unknown>(Promise.resolve(outcome)).then(() => undefined, failureOf);
  };

  it("has the errors of its fields, like a 422", async () => {
    const errors = { "client.cpf": ["CPF inválido.", "Curto."], number: "Confira o número." };
    expect(await failureOfReply({ success: false, message: "The given data was invalid.", errors })).toEqual({
      kind: "invalid",
      message: "CPF inválido.",
      fields: { cpf: "CPF inválido.", number: "Confira o número." },
    });
  });

  it("shows no English sentence of the framework", async () => {
    const errors = { cpf: ["The cpf field is required."] };
    expect(await failureOfReply({ success: false, errors })).toEqual({
      kind: "invalid",
      fields: { cpf: "Confira este campo." },
    });
  });

  it("shows the texts of fields without the server's tags, because a field has one line", async () => {
    const errors = { cpf: ["Confira o <b>CPF</b> &amp; o nome."] };
    expect(await failureOfReply({ success: false, errors })).toMatchObject({
      fields: { cpf: "Confira o CPF & o nome." },
    });
  });

  it.each([null, [], {}, "nenhum", ["Texto."]])("reads its message next to the errors %j", async (errors) => {
    expect(await failureOfReply({ success: false, message: "Texto.", errors })).toEqual({
      kind: "refused",
      message: "Texto.",
    });
  });
});

it("keeps the type of a refused payment next to the errors of its fields", async () => {
  const error = { type_error: "10MinOrLess", message: "Espere." };
  const outcome = z.decode(subscribeEndpoint.reply, { success: false, error, errors: { cpf: ["CPF inválido."] } });
  await expect(unwrapOutcome(Promise.resolve(outcome))).rejects.toMatchObject({
    failure: { kind: "refused", type: "10MinOrLess" },
  });
});
