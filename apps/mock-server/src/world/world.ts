import type { AnswersWire } from "@petbox/api-client/contract/pageData";
import type { FlowName } from "@petbox/domain/funnel/flows";
import type { Gift } from "../seed/gift.ts";

/** Somebody's browser: what the server session keeps between two requests. */
export interface Visitor {
  readonly id: string;
  /** The anti-forgery token that this session's pages carry. */
  readonly token: string;
  readonly answers: AnswersWire;
  /** Which order of the funnel this visitor gets; the current one when absent. */
  readonly flow?: FlowName;
  /** Whether the pages are shown inside the mobile app. */
  readonly inApp?: boolean;
  /** Whether the visitor has logged in, and how far that reaches: a lead's session finishes the checkout and nothing else. */
  readonly session?: { readonly customerCode: string; readonly reach: "checkout" | "account" };
  /** The customer that the contact step created or recognised. */
  readonly customerCode?: string;
  /** Code of the coupon in the session. */
  readonly coupon?: string;
  /** What this visitor was promised with the first box. */
  readonly gift?: Gift;
  /** The day to ship the first box from, where it is not today. */
  readonly shipDate?: string;
  /** The registration that this very session saved: it may be told again without a password. */
  readonly registration?: Registration;
  /** Freight that was shown, in decimal reais as it was sent. */
  readonly freight?: string;
  /** The subscription whose payment is to be made again (set by the card-hash call). */
  readonly resolving?: string;
  /** Hygiene pads in the cart, quantity by SKU. */
  readonly cart?: Readonly<Record<string, number>>;
}

export interface CustomerAddress {
  readonly cep: string;
  readonly street: string;
  readonly number: string;
  readonly complement: string;
  readonly neighborhood: string;
  readonly city: string;
  readonly state: string;
}

/** A person the shop knows: a lead has no password of their own, a full account has. */
export interface Customer {
  readonly code: string;
  readonly email: string;
  readonly areaCode: string;
  readonly phoneNumber: string;
  readonly newsletter: boolean;
  readonly privacy: boolean;
  /** Salted digest of the password; absent for a lead. */
  readonly password?: { readonly salt: string; readonly digest: string };
  readonly name?: string;
  readonly cpf?: string;
  /** yyyy-mm-dd */
  readonly birthDate?: string;
  readonly address?: CustomerAddress;
}

/** A customer's personal data and address, as the registration saves them: all at once. */
export type Registration = Required<
  Pick<Customer, "name" | "cpf" | "birthDate" | "address" | "areaCode" | "phoneNumber">
>;

export type PaymentResult = "PAID" | "NOT_PAID";

/** A subscription and the payment that opened it. Of the card only what a receipt may show is kept (decision 37). */
export interface Subscription {
  readonly code: string;
  readonly customerCode: string;
  readonly planTag: string;
  readonly coupon?: string;
  /** The whole term, in cents, without the freight. */
  readonly amount: number;
  /** The freight of each box, in cents; absent for none. */
  readonly freight?: number;
  readonly card: {
    readonly brand: string;
    readonly firstSix: string;
    readonly lastFour: string;
    readonly holder: string;
    readonly expiry: string;
  };
  /** Epoch ms. */
  readonly createdAt: number;
  /** What the bank will say and when (epoch ms); absent for a bank that never answers. */
  readonly outcome?: { readonly result: PaymentResult; readonly at: number };
  /** Whether the outcome was broadcast. */
  readonly announced: boolean;
}

/** An attempt that was carried out: sent again, it gets the subscription it opened and opens no other. */
export interface Attempt {
  readonly key: string;
  readonly subscriptionCode: string;
}

/** A mailed link that sets a password: of its token only the digest is kept. A customer has one, the newest. */
export interface PasswordLink {
  readonly customerCode: string;
  readonly digest: string;
  /** Epoch ms. */
  readonly sentAt: number;
}

/** All that the server knows, as plain serialisable state: records by id, in collections. */
export interface World {
  readonly visitors: Readonly<Record<string, Visitor>>;
  readonly customers: Readonly<Record<string, Customer>>;
  readonly subscriptions: Readonly<Record<string, Subscription>>;
  readonly attempts: Readonly<Record<string, Attempt>>;
  /** By the customer's code. */
  readonly passwordLinks: Readonly<Record<string, PasswordLink>>;
}

export const emptyWorld: World = { visitors: {}, customers: {}, subscriptions: {}, attempts: {}, passwordLinks: {} };
