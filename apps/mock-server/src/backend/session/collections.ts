import type { Cep } from "@petbox/domain/address/cep";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Answers } from "@petbox/domain/funnel/answers";
import type { BoxFlow } from "@petbox/domain/funnel/flows";
import type { Cpf } from "@petbox/domain/identity/cpf";
import type { Instagram } from "@petbox/domain/identity/instagram";
import type { Gift } from "@petbox/domain/plan/gift";
import type { QuestionnaireVariant } from "@petbox/domain/welcome/welcomeSteps";
import { collection } from "../collection.ts";
import type { SessionPurchase } from "../scheduled/purchase.ts";
import type { StoredPassword } from "./password.ts";

/** A browser's session, which the server stores between requests. */
export interface SessionRecord {
  readonly id: string;
  /** Identifies the session on its pages; grants nothing. Unlike the token it survives a login. */
  readonly sessionId: string;
  /** When the cookie was issued, in epoch ms. The session lasts as long as the cookie. */
  readonly begunAt: number;
  /** The anti-forgery token of this session's pages. */
  readonly token: string;
  readonly answers: Answers;
  /** The order of the funnel's steps; the current one when absent. */
  readonly flow?: BoxFlow;
  /** Whether the pages are shown inside the mobile app. */
  readonly inApp?: boolean;
  /** The session's customer and what it may reach: a lead, logged in by the contact step, can only finish the checkout. */
  readonly session?: { readonly customerCode: string; readonly reach: "checkout" | "account" };
  /** Code of the session's coupon. */
  readonly coupon?: string;
  /** The gift promised with the first box. */
  readonly gift?: Gift;
  /** The day to ship the first box from, if it is not today. */
  readonly shipDate?: string;
  /** The registration saved in this session, which it may read without a password. */
  readonly registration?: Registration;
  /** The freight shown before an address was saved, in decimal reais as sent; never charged. */
  readonly freight?: string;
  /** The subscription whose payment is retried (set by the card-hash call). */
  readonly resolving?: string;
  /** A payment of the same customer from another session. This session learns its result under a separate reference. */
  readonly watchedPayment?: { readonly reference: string; readonly subscriptionCode: string } | undefined;
  /** The questionnaire after the checkout; the optional one when absent. */
  readonly questionnaire?: QuestionnaireVariant;
  /** Scheduled products in the cart, quantity by SKU. */
  readonly cart?: Readonly<Record<string, number>>;
  /** The scheduled purchase in progress; absent for a box. */
  readonly purchase?: SessionPurchase | undefined;
}

export const visitors = collection<SessionRecord>(({ id }) => id);

export interface CustomerAddress {
  readonly cep: Cep;
  readonly street: string;
  readonly number: string;
  readonly complement: string;
  readonly neighborhood: string;
  readonly city: string;
  readonly state: string;
  /** Directions for the courier, if a subscription's address has any. */
  readonly reference?: string;
}

/** A known customer: an account has a password, a lead does not. */
export interface CustomerRecord {
  readonly code: string;
  readonly email: string;
  readonly areaCode: string;
  readonly phoneNumber: string;
  readonly newsletter: boolean;
  readonly privacy: boolean;
  /** Salted digest of the password; absent for a lead. */
  readonly password?: StoredPassword;
  readonly name?: string;
  readonly cpf?: Cpf;
  readonly birthDate?: CivilDate;
  readonly address?: CustomerAddress;
  /** Their Instagram user name. */
  readonly instagram?: Instagram;
}

/** A customer's personal data and address, saved together by the registration. */
export type Registration = Required<
  Pick<CustomerRecord, "name" | "cpf" | "birthDate" | "address" | "areaCode" | "phoneNumber">
>;

export const customers = collection<CustomerRecord>(({ code }) => code);

/**
 * A mailed link that sets a password. Only its token's digest is stored, and each customer has only the newest link.
 */
export interface PasswordLink {
  readonly customerCode: string;
  readonly digest: string;
  /** Epoch ms. */
  readonly sentAt: number;
}

export const passwordLinks = collection<PasswordLink>(({ customerCode }) => customerCode);
