import { civilDate } from "@petbox/domain/calendar/civilDate";
import { hasUnconfirmedBoleto } from "@petbox/domain/subscription/invoice";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { planPageData } from "./pageData.ts";

/** Reads any JSON that a server may send. */
const read = (sent: unknown) => z.parse(planPageData.schema, sent);

/** The reply of a server that implements only the documents, without our additions. */
const documented = {
  subscription: {
    code: "ATIVA00001",
    plan: { name: "Plano Anual", code: "SP_anual" },
    status: "ACTIVE",
    amount: 6990,
    creation_date: { day: 8, month: 2, year: 2026 },
    next_invoice_date: { day: "08", month: "04", year: "2026" },
    expiration_date: "2027-02-08",
    payment_method: "CREDIT_CARD",
    renewed: 0,
    renovada_code: null,
    user_adress: { payment_cep: "01310100", payment_address_city: "São Paulo" },
    moip_contract_id: "CTR-1",
    susbcription_value: 6990,
    paid_parcels_to_charge: 2,
    iteration: 12,
    pet_category: 2,
  },
  status: null,
  renewed: 0,
  canceled: false,
  iteration: true,
  cancel_request: 1,
  user: { name: "Carla Lima", email: "carla@gmail.com" },
  customer: {
    billing_info: {
      credit_cards: [
        {
          last_four_digits: "1111",
          brand: "VISA",
          expiration_month: "12",
          expiration_year: "31",
          holder_name: "CARLA LIMA",
        },
      ],
    },
  },
  invoices: [{ status: { code: 2 } }],
  pet: { name: "Bob", pet_sex: "masculino" },
};

const subscriptionOf = (change: object) =>
  read({ ...documented, subscription: { ...documented.subscription, ...change } }).subscription;

describe("the data of a subscription's page", () => {
  it("MAN-140 MAN-141 MAN-145 MAN-146 MAN-150 MAN-155 are read by the documents' names", () => {
    expect(read(documented)).toEqual({
      subscription: {
        code: "ATIVA00001",
        contractId: "CTR-1",
        plan: { name: "Plano Anual", code: "SP_anual" },
        status: "active",
        amount: 6990,
        monthlyValue: 6990,
        createdOn: civilDate(2026, 2, 8),
        nextInvoiceDate: civilDate(2026, 4, 8),
        expiresOn: civilDate(2027, 2, 8),
        paymentMethod: "card",
        isRenewed: false,
        address: { cep: "01310100", city: "São Paulo" },
        paidParcelsToCharge: 2,
        months: 12,
        petCategory: 2,
      },
      isRenewalOff: false,
      iterationFlag: true,
      isCancelAsked: true,
      user: { name: "Carla Lima", email: "carla@gmail.com" },
      cards: [
        {
          id: "1111",
          lastFour: "1111",
          brand: "VISA",
          holderName: "CARLA LIMA",
          expiry: { month: "12", year: "31" },
          isMain: false,
        },
      ],
      invoices: [{ statusCode: 2 }],
      pet: { name: "Bob", sex: "male" },
    });
    expect(hasUnconfirmedBoleto(read(documented).invoices)).toBe(true);
  });

  it("MAN-142 are read without a next invoice, and with a date that no calendar has", () => {
    for (const date of [null, undefined, { day: 31, month: 2, year: 2026 }, "2026-02-31", {}, 0]) {
      expect(subscriptionOf({ next_invoice_date: date, creation_date: date })).not.toHaveProperty("nextInvoiceDate");
    }
  });

  it("are read of a plan without a name, of an amount of nought, and of hardly anything at all", () => {
    expect(subscriptionOf({ plan: { code: "SP_mensal" } })).toMatchObject({ plan: { code: "SP_mensal" } });
    expect(subscriptionOf({ plan: null })).toMatchObject({ plan: { code: "" } });
    expect(subscriptionOf({ amount: 0 })).toMatchObject({ amount: 0 });
    expect(subscriptionOf({ amount: "muito" })).not.toHaveProperty("amount");
    expect(read({ subscription: { code: 77 } })).toEqual({
      subscription: {
        code: "77",
        contractId: "77",
        plan: { code: "" },
        paymentMethod: "card",
        isRenewed: false,
        paidParcelsToCharge: 0,
      },
      isRenewalOff: false,
      iterationFlag: false,
      isCancelAsked: false,
      cards: [],
      invoices: [],
      pet: {},
    });
  });

  it("leave wrong items out of their lists", () => {
    const customer = { billing_info: { credit_cards: [null, {}, documented.customer.billing_info.credit_cards[0]] } };
    const history = [
      { event: "started", date: "2026-02-08" },
      { event: "eaten", date: "2026-02-08" },
      { event: "started" },
    ];
    const data = read({ ...documented, customer, invoices: [{ status: { code: "?" } }, 3], history });
    expect(data.cards.map(({ lastFour }) => lastFour)).toEqual(["1111"]);
    expect(data.invoices).toEqual([]);
    expect(data.history).toEqual([{ event: "started", on: "2026-02-08" }]);
    expect(read({ ...documented, invoices: "nenhuma", customer: [] })).toMatchObject({ invoices: [], cards: [] });
    expect(read(documented)).not.toHaveProperty("history");
  });

  it("include the cancellation fee before and after its charge, and leave out a wrong one", () => {
    const awaitedPenalty = { on: "2026-11-25", amount: 1798 };
    expect(subscriptionOf({ cancel_penalty: { date: "2026-11-25", amount: 1798 } })).toMatchObject({ awaitedPenalty });
    for (const wrong of [null, {}, { date: "logo", amount: 1798 }, { date: "2026-11-25" }]) {
      expect(subscriptionOf({ cancel_penalty: wrong })).not.toHaveProperty("awaitedPenalty");
    }
    const invoices = [
      { status: { code: 3 }, penalty: true },
      { status: { code: 3 }, penalty: null },
    ];
    expect(read({ ...documented, invoices }).invoices).toEqual([{ statusCode: 3, isPenalty: true }, { statusCode: 3 }]);
  });

  it("MAN-144 are renewed where either field says so", () => {
    expect(subscriptionOf({ renewed: 1, renovada_code: "NOVA000001" })).toMatchObject({
      isRenewed: true,
      renewedInto: "NOVA000001",
    });
    expect(read({ ...documented, renewed: 1 }).subscription?.isRenewed).toBe(true);
    expect(subscriptionOf({ renewed: "0" })?.isRenewed).toBe(false);
  });

  it("MAN-144 have no successor that is the subscription itself", () => {
    for (const renovada_code of ["ATIVA00001", "", null]) {
      const subscription = subscriptionOf({ renewed: 1, renovada_code });
      expect(subscription?.isRenewed).toBe(true);
      expect(subscription).not.toHaveProperty("renewedInto");
    }
  });

  it("MAN-143 MAN-191 decode the server's words in either case, and no other words", () => {
    expect(subscriptionOf({ payment_method: "BOLETO", status: "active" })).toMatchObject({
      paymentMethod: "boleto",
      status: "active",
    });
    expect(subscriptionOf({ payment_method: "AME", status: "OVERDUE" })).toMatchObject({
      paymentMethod: "ame",
      status: "overdue",
    });
    expect(subscriptionOf({ status: "PAUSED" })).not.toHaveProperty("status");
  });

  it.each([
    ["masculino", "male"],
    ["feminino", "female"],
    ["femea", "female"],
    ["M", "female"],
    ["", undefined],
    [null, undefined],
  ])("MAN-155 MAN-156 take %j for %s", (pet_sex, sex) => {
    expect(read({ ...documented, pet: { name: "Bob", pet_sex } }).pet.sex).toBe(sex);
  });

  it("MAN-054 MAN-146 contain the server's message if there is no subscription to show", () => {
    const data = read({ subscription: null, status: "Pagamento em análise" });
    expect(data).not.toHaveProperty("subscription");
    expect(data.statusText).toBe("Pagamento em análise");
  });
});

it("a page without a subscription is not renewed", () => {
  const { schema } = planPageData;
  expect(z.encode(schema, read({ ...documented, subscription: null }))).toMatchObject({ renewed: 0 });
});
