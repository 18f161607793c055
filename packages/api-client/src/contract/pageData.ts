import * as z from "zod/mini";
import { optionalText } from "./replies.ts";

/** The saved answers as the page hands them over, by the names of the calls that saved them. */
export const answersWire = z.object({
  species: z.optional(z.enum(["dog", "cat"])),
  pet_name: z.optional(z.string()),
  pet_sex: z.optional(z.enum(["masculino", "feminino"])),
  pet_size: z.optional(z.enum(["micro", "pequeno", "medio", "grande", "gato"])),
  pet_breed: z.optional(z.string()),
  pet_breed_srd1: z.optional(z.string()),
  pet_breed_srd2: z.optional(z.string()),
  pet_birth: z.optional(z.string()),
  restricao: z.optional(z.enum(["sem_proteina", "pode_tudo"])),
  email: z.optional(z.string()),
  phone_ddd: z.optional(z.string()),
  phone_number: z.optional(z.string()),
  check_newsletter: z.optional(z.boolean()),
  check_privacy: z.optional(z.boolean()),
  trilha: z.optional(z.string()),
  plan: z.optional(z.string()),
  item_extra: z.optional(z.string()),
  customer_saved: z.optional(z.boolean()),
  subscription_code: z.optional(z.string()),
});

/** How to reach realtime: socket.io on a port of the page's own host, or a server of the Pusher protocol. */
const realtimeWire = z.object({
  broadcaster: z.enum(["socket.io", "reverb", "pusher"]),
  host: optionalText,
  port: z.optional(z.nullable(z.number())),
  key: optionalText,
  cluster: optionalText,
});

/**
 * What the host page hands over in its one embedded JSON, `<script type="application/json" id="page-data">`.
 * The anti-forgery token and the bot check stand in meta tags beside it.
 */
export const pageDataWire = z.object({
  logged_in: z._default(z.boolean(), false),
  user: z._default(z.nullable(z.object({ name: z.nullable(z.string()) })), null),
  /** How many subscriptions the user has. */
  subscriptions: z._default(z.number(), 0),
  /** Names the private payment channel; null until there is a customer. */
  customer_code: z._default(z.nullable(z.string()), null),
  flow: z._default(z.enum(["current", "classic"]), "current"),
  in_app: z._default(z.boolean(), false),
  answers: z._default(answersWire, {}),
  coupon: z._default(z.nullable(z.string()), null),
  realtime: z._default(z.nullable(realtimeWire), null),
  /** What comes as a present with the first box (FUN-141). */
  gift: z.optional(z.nullable(z.object({ qtd: z.number(), inventory: z.object({ name: z.string() }) }))),
  /** The day to ship the first box from, where it is not today (FUN-186). */
  ship_date: z.optional(z.nullable(z.string())),
  /** Address of the optional video of the waiting page. */
  waiting_video: z._default(z.nullable(z.string()), null),
});

export type PageDataWire = z.output<typeof pageDataWire>;
export type AnswersWire = z.output<typeof answersWire>;
