import { addDays, addMonths } from "@petbox/domain/calendar/civilDate";
import { addressAt, newAccount, registeredAs } from "./customer.ts";
import { requestCancellation } from "./customerActions.ts";
import type { Subscriber } from "./subscriber.ts";
import { subscriptionOf, withRefusedCard } from "./subscription.ts";

const marina = registeredAs(
  newAccount("conta0006", "marina.duarte@gmail.com", ["11", "987650006"]),
  "Marina Duarte",
  "15074829305",
  addressAt("13216000", "47", "casa 2"),
);

/**
 * Three pets: Bento's box is in transit to Manaus, Frida's card was refused and her picture is missing, and Pingo's
 * half-year plan has ended, without a known species.
 */
export const marinaWithThreePets: Subscriber = {
  customer: marina,
  subscriptions: (today) => [
    subscriptionOf(marina, addMonths(addDays(today, -9), -3), {
      code: "BENTO00002",
      pet: { name: "Bento", sex: "male", species: "dog", size: "grande", picture: "/imagens/pet-caramelo.svg" },
      address: addressAt("69036360", "305"),
    }),
    withRefusedCard(
      subscriptionOf(marina, addMonths(addDays(today, -5), -1), {
        code: "FRIDA00001",
        pet: { name: "Frida", sex: "female", species: "cat", size: "gato", picture: "/imagens/fotos/frida.svg" },
        planTag: "GE_semestral",
      }),
    ),
    {
      ...subscriptionOf(marina, addMonths(addDays(today, -10), -7), {
        code: "PINGO00001",
        pet: { name: "Pingo" },
        planTag: "SP_semestral",
      }),
      renewalOff: true,
    },
  ],
};

const rafael = registeredAs(
  newAccount("conta0007", "rafael.nunes@gmail.com", ["21", "987650007"]),
  "Rafael Nunes",
  "92740635800",
  addressAt("22250040", "1020"),
);

/** The card is refused since the second month, and was tried three times. */
export const rafaelWithRefusedCard: Subscriber = {
  customer: rafael,
  subscriptions: (today) => [
    withRefusedCard(
      subscriptionOf(rafael, addMonths(addDays(today, -8), -1), {
        code: "THOR000002",
        pet: { name: "Thor", sex: "male", species: "dog", size: "grande", picture: "/imagens/pet-preto.svg" },
        planTag: "NAT_semestral",
      }),
    ),
  ],
};

const jandira = newAccount("conta0008", "jandira.alves@gmail.com", ["31", "987650008"]);

/** An old subscription, from before the registration was required. */
export const jandiraWithoutData: Subscriber = {
  customer: jandira,
  subscriptions: (today) => [
    {
      ...subscriptionOf(jandira, addMonths(addDays(today, -15), -4), {
        code: "MEL0000003",
        pet: { name: "Mel", sex: "female", species: "dog" },
      }),
      state: "MG",
    },
  ],
};

const sonia = registeredAs(
  newAccount("conta0009", "sonia.prado@gmail.com", ["11", "987650009"]),
  "Sônia Prado",
  "46183952060",
  addressAt("09961660", "77"),
);

/** Cancelled after five months; the subscription has ended. */
export const soniaWhoCancelled: Subscriber = {
  customer: sonia,
  subscriptions: (today) => [
    subscriptionOf(sonia, addMonths(addDays(today, -25), -5), {
      code: "LOLA000001",
      pet: { name: "Lola", sex: "female", species: "dog", size: "pequeno", picture: "/imagens/pet-branco.svg" },
    }),
  ],
  actions: (today) => [requestCancellation(addMonths(addDays(today, -15), -1), "LOLA000001")],
};

const otavio = registeredAs(
  newAccount("conta0010", "otavio.reis@gmail.com", ["16", "987650010"]),
  "Otávio Reis",
  "80315296470",
  addressAt("14031540", "230"),
);

/** The box of the fourth month was called off before it left. */
export const otavioWithAbortedBox: Subscriber = {
  customer: otavio,
  subscriptions: (today) => [
    subscriptionOf(otavio, addMonths(addDays(today, -6), -3), {
      code: "CHICO00032",
      pet: { name: "Chico", sex: "male", species: "dog" },
      planTag: "SC_semestral",
    }),
  ],
};

const wagner = registeredAs(
  newAccount("conta0011", "wagner.dias@gmail.com", ["13", "987650011"]),
  "Wagner Dias",
  "29647180594",
  addressAt("11085005", "404", "fundos"),
);

/** The box of the third month was shipped more than twenty days ago, without a confirmed delivery. */
export const wagnerWithoutConfirmation: Subscriber = {
  customer: wagner,
  subscriptions: (today) => [
    subscriptionOf(wagner, addMonths(addDays(today, -26), -2), {
      code: "FEIJA00046",
      pet: { name: "Feijão", sex: "male", species: "cat" },
      planTag: "GF_anual",
    }),
  ],
};
