import type { WireCall } from "@petbox/mock-server/testing/wireCall";
import { wirePages } from "@petbox/mock-server/testing/wirePages";
import type * as z from "zod/mini";
import type { Endpoint } from "../contract/endpoint.ts";
import { isPageData } from "../contract/pageDataContract.ts";
import * as pageDataAreas from "../page/areas.ts";
import { embeddedSessionWire } from "../page/contract.ts";
import { endpointOf } from "./endpointOf.ts";

/** JSON from a server, and the schema that decodes it. */
export interface WireExample {
  readonly name: string;
  readonly schema: z.ZodMiniType;
  readonly sent: unknown;
}

const wireCalls = import.meta.glob<{ readonly wireCalls?: Readonly<Record<string, WireCall>> }>(
  "../../../../apps/mock-server/src/backend/*/*ireCalls.ts",
  { eager: true },
);

const embeddedSession = {
  logged_in: true,
  user: { name: "Ana Souza" },
  subscriptions: 2,
  login_reach: "account",
  customer_code: "ANA00001",
  flow: "classic",
  scheduled_purchase: { kind: "hygiene", with_box: true, after: "/checkout" },
  in_app: true,
  answers: {
    species: "dog",
    pet_name: "Bob",
    pet_sex: "masculino",
    pet_size: "medio",
    pet_breed: "Beagle",
    pet_birth: "2023-04-07",
    restricao: "sem_proteina",
    email: "ana@gmail.com",
    phone_ddd: "11",
    phone_number: "912345678",
    check_newsletter: true,
    check_privacy: true,
    trilha: "essencial",
    plan: "SP_anual",
    item_extra: "normal",
    customer_saved: true,
    subscription_code: "SUB1",
  },
  coupon: "BOBQUERIDO",
  gift: { qtd: 2, inventory: { name: "Bandana" } },
  password_link_void: false,
  realtime: { broadcaster: "socket.io", port: 6001, host: null, key: null, cluster: null },
  waiting_video: null,
  session_id: "s1",
};

/** A golden row with its endpoint. */
interface WireCallExample extends WireExample {
  readonly endpoint: Endpoint;
  readonly body: unknown;
}

/** Every call that the golden rows show. */
export function wireCallExamples(): readonly WireCallExample[] {
  return Object.values(wireCalls)
    .flatMap((module) => Object.values(module).flatMap((calls) => Object.entries(calls ?? {})))
    .map(([name, call]) => {
      const endpoint = endpointOf(call);
      const title = `${call.method} ${endpoint.path} (${name})`;
      return { name: title, schema: endpoint.reply, sent: call.reply, endpoint, body: call.body };
    });
}

/** Every reply and every page's data that the golden rows show. */
export function wireExamples(): readonly WireExample[] {
  const ofPages = Object.values(pageDataAreas)
    .flatMap((area) => Object.values(area))
    .filter(isPageData)
    .map(({ page, schema }) => ({ name: page, schema, sent: wirePages[page]?.data }));
  const ofSession = { name: "the embedded session", schema: embeddedSessionWire, sent: embeddedSession };
  return [...wireCallExamples(), ...ofPages, ofSession];
}
