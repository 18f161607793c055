import { addDays, addMonths, type CivilDate } from "@petbox/domain/calendar/civilDate";
import type { CustomerRecord } from "../../backend/session/collections.ts";
import { addressAt, newAccount, registeredAs } from "./customer.ts";
import type { Subscriber } from "./subscriber.ts";
import { subscriptionOf, withoutOutcome } from "./subscription.ts";

const teresa = registeredAs(
  newAccount("conta0021", "teresa.brandao@gmail.com", ["11", "987650021"]),
  "Teresa Brandão",
  "84731059232",
  addressAt("01045001", "77"),
);

/** Half a year of boxes, with a coupon that her friends know. */
export const teresaWithManyFriends: Subscriber = {
  customer: teresa,
  coupon: "pipocaeamigos",
  subscriptions: (today) => [
    subscriptionOf(teresa, addMonths(addDays(today, -18), -6), {
      code: "PIPOC00021",
      pet: { name: "Pipoca", sex: "female", species: "dog", picture: "/imagens/pet-branco.svg" },
    }),
  ],
};

/** Teresa's invited friends: days since the invitation, and whether the bank has approved. */
const invited = [
  ["Maximiliano Bartolomeu Terceiro de Albuquerque", "maximiliano@gmail.com", 95, "paid"],
  ["Jô", "jo@gmail.com", 61, "paid"],
  ["Lia Prado", "lia.prado@gmail.com", 40, "paid"],
  ["Ana Beatriz", "ana.beatriz@gmail.com", 12, "paid"],
  ["Érico Paz", "erico.paz@gmail.com", 2, "waiting"],
] as const;

export const friendsOfTeresa: readonly Subscriber[] = invited.map(([name, email, daysAgo, payment], index) => {
  const number = 31 + index;
  const friend: CustomerRecord = { ...newAccount(`conta00${number}`, email, ["11", `9876500${number}`]), name };
  const subscriptions = (today: CivilDate) => {
    const subscription = subscriptionOf(friend, addDays(today, -daysAgo), {
      code: `AMIGO000${number}`,
      pet: { name: "Paçoca", sex: "female", species: "dog" },
    });
    return [payment === "paid" ? subscription : withoutOutcome(subscription)];
  };
  return { customer: friend, referrer: teresa, subscriptions };
});
