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
import type { KeptPassword } from "./password.ts";

/** Somebody's browser: what the server session keeps between two requests. */
export interface Visitor {
  readonly id: string;
  /** Tells this session from another one on its pages; opens nothing. Unlike the token it outlives a login. */
  readonly sessionId: string;
  /** When the browser was given its cookie, in epoch ms: as long as the cookie lasts, so does the session. */
  readonly begunAt: number;
  /** The anti-forgery token that this session's pages carry. */
  readonly token: string;
  readonly answers: Answers;
  /** Which order of the funnel this visitor gets; the current one when absent. */
  readonly flow?: BoxFlow;
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
  /** Freight that was shown before an address was saved, in decimal reais as it was sent; nobody is charged by it. */
  readonly freight?: string;
  /** The subscription whose payment is to be made again (set by the card-hash call). */
  readonly resolving?: string;
  /** A payment of the same customer that another session sent: this one learns its result, under a reference of its own. */
  readonly watchedPayment?: { readonly reference: string; readonly subscriptionCode: string } | undefined;
  /** Which questionnaire follows the checkout; the one of which nothing is mandatory when absent. */
  readonly questionnaire?: QuestionnaireVariant;
  /** Pads and food in the cart, quantity by SKU. */
  readonly cart?: Readonly<Record<string, number>>;
  /** The pads or food that are being bought; absent while it is a box. */
  readonly purchase?: SessionPurchase | undefined;
}

export const visitors = collection<Visitor>(({ id }) => id);

export interface CustomerAddress {
  readonly cep: Cep;
  readonly street: string;
  readonly number: string;
  readonly complement: string;
  readonly neighborhood: string;
  readonly city: string;
  readonly state: string;
  /** What helps to find the door, where a subscription's address says it. */
  readonly reference?: string;
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
  readonly password?: KeptPassword;
  readonly name?: string;
  readonly cpf?: Cpf;
  readonly birthDate?: CivilDate;
  readonly address?: CustomerAddress;
  /** Their profile at Instagram, by its name. */
  readonly instagram?: Instagram;
}

/** A customer's personal data and address, as the registration saves them: all at once. */
export type Registration = Required<
  Pick<Customer, "name" | "cpf" | "birthDate" | "address" | "areaCode" | "phoneNumber">
>;

export const customers = collection<Customer>(({ code }) => code);

/** A mailed link that sets a password: of its token only the digest is kept. A customer has one, the newest. */
export interface PasswordLink {
  readonly customerCode: string;
  readonly digest: string;
  /** Epoch ms. */
  readonly sentAt: number;
}

export const passwordLinks = collection<PasswordLink>(({ customerCode }) => customerCode);
