import { addDays, addMonths } from "@petbox/domain/calendar/civilDate";
import { addressAt, newAccount, registeredAs } from "./customer.ts";
import type { Subscriber } from "./subscriber.ts";
import { subscriptionOf } from "./subscription.ts";

const rosana = registeredAs(
  newAccount("conta0041", "rosana.pires@gmail.com", ["71", "987650041"]),
  "Rosana Pires",
  "61374028517",
  addressAt("40026010", "310"),
);

/** She started a year and a week ago, and has invited three friends since. */
export const rosanaWithManyCoupons: Subscriber = {
  customer: rosana,
  subscriptions: (today) => [
    subscriptionOf(rosana, addMonths(addDays(today, -7), -12), {
      code: "PIPOCA0001",
      pet: { name: "Pipoca", sex: "female", species: "dog", picture: "/imagens/pet-caramelo.svg" },
      planTag: "SP_anual",
    }),
  ],
};

/** A friend on Rosana's invitation, `daysAgo` days ago. */
function friend(code: string, [email, subscription]: readonly [string, string], daysAgo: number): Subscriber {
  const customer = newAccount(code, email, ["71", "987650042"]);
  return {
    customer,
    referrer: rosana,
    subscriptions: (today) => [
      subscriptionOf(customer, addDays(today, -daysAgo), {
        code: subscription,
        pet: { name: "Biscoito", sex: "male", species: "dog" },
      }),
    ],
  };
}

/** The first reward has expired unused, the second is spent, and the third is valid. */
export const friendsOfRosana: readonly Subscriber[] = [
  friend("conta0042", ["davi.rocha@gmail.com", "BISCO00002"], 105),
  friend("conta0043", ["elisa.pinto@gmail.com", "BISCO00001"], 60),
  friend("conta0044", ["fabio.lobo@gmail.com", "BISCO00005"], 20),
];
