import { expect, it } from "vitest";
import { scenarios } from "../../scenarios/scenarios.ts";
import { servedPage } from "../../testing/servedPage.ts";
import { testMoment } from "../../testing/testMoment.ts";

/** The wire data under `page` in the document of a path. */
const servedAt = (path: string, scenario: "novo" | "fotos-em-falta" = "novo") =>
  servedPage(path, { world: scenarios[scenario].world(testMoment) });

const months = [
  ...["10", "09", "08", "07", "06", "05", "04", "03", "02", "01"].map((month) => `${month}-2025`),
  ...["12-2024", "10-2024", "09-2024"],
];

it("MAN-188 MAN-189 MAN-438 MAN-139 has 13 months of each dog track, the newest first, under the documents' names", async () => {
  const { page } = await servedAt("/ultimos");
  expect(Object.keys(page.tracks.dog[0]).sort()).toEqual(["img", "list", "name"]);
  expect(page.tracks.dog.map((track: { name: string }) => track.name)).toEqual([
    "Essencial",
    "Mordedores",
    "Body Parts",
  ]);
  for (const { list } of page.tracks.dog) {
    expect(list.map(({ month }: { month: string }) => month)).toEqual(months);
    expect(new Set(list.map(({ img }: { img: string }) => img)).size).toBe(13);
  }
  expect(page.tracks.dog[2].list[12]).toEqual({
    img: "/imagens/caixa-cachorro-essencial-naturais-2024-09.svg",
    month: "09-2024",
    width: 320,
    height: 240,
    items: ["couve desidratada", "osso com carne desidratada", "coxa de frango desidratada", "corda de puxar"],
    items_value: 124.6,
  });
});

it("MAN-439 has one set of 13 for cats", async () => {
  const { page } = await servedAt("/ultimos");
  expect(page.tracks.cat).toHaveLength(1);
  expect(page.tracks.cat[0].list).toHaveLength(13);
});

it("says what was inside every box, and its value", async () => {
  const { page } = await servedAt("/ultimos");
  for (const { list } of [...page.tracks.dog, ...page.tracks.cat]) {
    for (const { items, items_value } of list) {
      expect(new Set(items).size).toBe(4);
      expect(items_value).toBeGreaterThan(70);
    }
  }
});

it.each(["/", "/gato"])("has three reviews and the number of boxes at %s", async (path) => {
  const { page } = await servedAt(path);
  expect([page.reviews.length, page.boxes_delivered]).toEqual([3, 48_217]);
  expect(Object.keys(page.reviews[0]).sort()).toEqual(["city", "pet", "stars", "text"]);
});

it("uses the replacement pictures where there are some", async () => {
  const { page } = await servedAt("/ultimos", "fotos-em-falta");
  expect(page.tracks.dog.map(({ list }: { list: unknown[] }) => list.length)).toEqual([0, 1, 3]);
});

it.each([
  ["/trilhas/cachorro/essencial", "Essencial", 69.9],
  ["/trilhas/cachorro/essencial-naturais", "Body Parts", 79.9],
  ["/trilhas/cachorro/mordedores", "Mordedores", 84.9],
  ["/trilhas/gato/essencial", "Essencial", 69.9],
  ["/trilhas/gato/essencial_familia", "Essencial Família", 99.9],
  ["/trilhas/gato/diversao", "Diversão", 74.9],
])("MAN-020 at %s shows %s, from %d on", async (path, name, price) => {
  const { status, page } = await servedAt(path);
  expect([status, page.track.name, page.track.price, page.track.list.length]).toEqual([200, name, price, 13]);
});

it.each(["/trilhas/gato/mordedores", "/trilhas/cachorro/essencial_naturais", "/trilhas/dog/essencial"])(
  "MAN-020 has nothing at %s",
  async (path) => {
    expect(await servedAt(path)).toEqual({ status: 404, page: null });
  },
);
