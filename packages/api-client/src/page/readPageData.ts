import { type CivilDate, parseCivilDate } from "@petbox/domain/calendar/civilDate";
import type { Answers } from "@petbox/domain/funnel/answers";
import { type Breed, mixedBreedLabel } from "@petbox/domain/pet/breed";
import type { Species } from "@petbox/domain/pet/species";
import * as z from "zod/mini";
import { type AnswersWire, type PageDataWire, pageDataWire } from "../contract/pageData.ts";
import { type PageData, unknownVisitor } from "./pageData.ts";

/** Page data from JSON already parsed. What is absent or wrong counts as unknown: the shop still opens. */
export function pageDataFrom(handedOver: unknown): PageData {
  const wire = rightPartsOf(handedOver);
  if (wire === undefined) return { ...unknownVisitor };
  return {
    visitor:
      wire.logged_in && wire.user !== null
        ? { authorized: true, name: wire.user.name, subscriptions: wire.subscriptions }
        : { authorized: false },
    answers: answersFrom(wire.answers),
    flow: wire.flow,
    inApp: wire.in_app,
    customerCode: wire.customer_code,
    coupon: wire.coupon,
    ...(wire.gift && { gift: { quantity: wire.gift.qtd, item: wire.gift.inventory.name } }),
    ...(wire.ship_date && { shipDate: wire.ship_date }),
    realtime: wire.realtime,
    waitingVideo: wire.waiting_video,
  };
}

/** Reads the one embedded JSON of the page. */
export function readPageData(document: Document): PageData {
  return pageDataIn(document.getElementById("page-data")?.textContent ?? "");
}

/** The same, of a page that is there as text. Its JSON has no "<" (docs/deploying). */
export function pageDataInHtml(html: string): PageData {
  return pageDataIn(/<script[^>]*\bid="page-data"[^>]*>([^<]*)</i.exec(html)?.[1] ?? "");
}

function pageDataIn(text: string): PageData {
  try {
    return pageDataFrom(JSON.parse(text));
  } catch {
    return { ...unknownVisitor };
  }
}

/** A field that is wrong counts as absent, and takes none of the others with it. */
function rightPartsOf(handedOver: unknown): PageDataWire | undefined {
  const whole = z.safeParse(pageDataWire, handedOver);
  if (whole.success) return whole.data;
  if (!isRecord(handedOver)) return undefined;
  const right: Record<string, unknown> = {
    ...handedOver,
    ...(isRecord(handedOver.answers) && { answers: { ...handedOver.answers } }),
  };
  for (const { path } of whole.error.issues) {
    const [field = "", answer] = path.map(String);
    if (field === "answers" && answer !== undefined && isRecord(right.answers)) delete right.answers[answer];
    else delete right[field];
  }
  return z.safeParse(pageDataWire, right).data;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Dog or cat: what was answered, or what the size tells of it, which for a cat is "gato" (FUN-114). */
function speciesFrom({ species, pet_size }: AnswersWire): Species | undefined {
  if (species !== undefined || pet_size === undefined) return species;
  return pet_size === "gato" ? "cat" : "dog";
}

function answersFrom(wire: AnswersWire): Answers {
  const species = speciesFrom(wire);
  const breed = breedFrom(wire);
  const birthDate = birthDateFrom(wire.pet_birth);
  const contact =
    wire.email && wire.phone_ddd && wire.phone_number
      ? {
          email: wire.email,
          areaCode: wire.phone_ddd,
          phoneNumber: wire.phone_number,
          newsletter: wire.check_newsletter ?? false,
          privacy: wire.check_privacy ?? false,
        }
      : undefined;
  return {
    ...(species && { species }),
    ...(wire.pet_name && { petName: wire.pet_name }),
    ...(wire.pet_sex && { petSex: wire.pet_sex === "masculino" ? ("male" as const) : ("female" as const) }),
    ...(wire.pet_size && { size: wire.pet_size }),
    ...(breed && { breed }),
    ...(birthDate && { birthDate }),
    ...(wire.restricao && { restriction: wire.restricao }),
    ...(contact && { contact }),
    ...(wire.trilha && { track: wire.trilha }),
    ...(wire.plan && { plan: wire.plan }),
    ...(wire.item_extra && { extraItem: wire.item_extra }),
    ...(wire.customer_saved && { customerSaved: true }),
    ...(wire.subscription_code && { subscription: wire.subscription_code }),
  };
}

function breedFrom(wire: AnswersWire): Breed | undefined {
  if (!wire.pet_breed) return undefined;
  if (wire.pet_breed !== mixedBreedLabel) return { kind: "pure", name: wire.pet_breed };
  return {
    kind: "mixed",
    ...(wire.pet_breed_srd1 && { main: wire.pet_breed_srd1 }),
    ...(wire.pet_breed_srd2 && { secondary: wire.pet_breed_srd2 }),
  };
}

function birthDateFrom(text: string | undefined): CivilDate | undefined {
  if (text === undefined) return undefined;
  const parsed = parseCivilDate(text);
  return parsed.ok ? parsed.value : undefined;
}
