import { addDays, addMonths } from "@petbox/domain/calendar/civilDate";
import { addressAt, newAccount, registeredAs } from "./customer.ts";
import { changeBox } from "./customerActions.ts";
import { purchaseOf } from "./purchase.ts";
import type { Subscriber } from "./subscriber.ts";
import { subscriptionOf } from "./subscription.ts";

const iracema = registeredAs(
  newAccount("conta0012", "iracema.couto@gmail.com", ["11", "987650012"]),
  "Iracema Couto",
  "51830642707",
  addressAt("01045001", "512"),
);

/** All dog products in stock, with the longest names and a missing picture. */
const everything = [
  ...["corda", "bolinha", "disco", "ursinho", "osso", "biscoito", "xampu", "tigela", "mordedor-trancado"],
  ...["petisco-batata", "petisco-junino", "bandana"],
];

/** Three delivered boxes: one with a single item, one with twelve, and the last one half rated. */
export const iracemaWithUnusualBoxes: Subscriber = {
  customer: iracema,
  subscriptions: (today) => [
    subscriptionOf(iracema, addMonths(addDays(today, -15), -2), {
      code: "BARTO00001",
      pet: { name: "Maximiliano Bartolomeu Terceiro", sex: "male", species: "dog", size: "grande" },
    }),
  ],
  actions: (today) => [
    changeBox(today, "BARTO00001-1", { items: ["xampu"] }),
    changeBox(today, "BARTO00001-2", { items: everything }),
    changeBox(today, "BARTO00001-3", {
      items: ["corda", "osso", "petisco-junino"],
      ratings: { box: 4, items: { corda: 5 } },
    }),
  ],
};

const gilda = registeredAs(
  newAccount("conta0013", "gilda.fontes@gmail.com", ["11", "987650013"]),
  "Gilda Fontes",
  "27491508332",
  addressAt("01001000", "77"),
);

/** Three pets for more than eight years: about three hundred boxes. */
export const gildaWithManyBoxes: Subscriber = {
  customer: gilda,
  subscriptions: (today) =>
    (["Nino", "Zeca", "Tom"] as const).map((name) =>
      subscriptionOf(gilda, addMonths(addDays(today, -20), -101), {
        code: `${name.toUpperCase().padEnd(9, "0")}7`,
        pet: { name, sex: "male", species: "dog" },
      }),
    ),
};

const zulmira = registeredAs(
  newAccount("conta0014", "zulmira.paz@gmail.com", ["11", "987650014"]),
  "Zulmira Paz",
  "36104825915",
  addressAt("01310100", "900", "conjunto 81"),
);

/** A box for her dog, with hygiene pads in it. */
export const zulmiraWithPads: Subscriber = {
  customer: zulmira,
  subscriptions: (today) => {
    const began = addMonths(addDays(today, -12), -2);
    const dalila = { name: "Dalila", sex: "female", species: "dog", size: "pequeno" } as const;
    const box = subscriptionOf(zulmira, began, { code: "DALILA0003", pet: dalila });
    return [
      box,
      purchaseOf(zulmira, began, {
        code: "TAPETES001",
        kind: "hygiene",
        items: [{ sku: "TAP-LAVANDA", quantity: 2 }],
        withBoxOf: box.code,
      }),
    ];
  },
};
