import { formOf } from "@petbox/api-client/contract/formOf";
import { photoLimit } from "@petbox/domain/pet/photo";
import { describe, expect, it } from "vitest";
import { account, activeSubscription, lead, paymentUnderWay } from "../../scenarios/people.ts";
import { inProcess } from "../../testing/inProcess.ts";
import { onePixel } from "../../testing/photos.ts";
import { testMoment } from "../../testing/testMoment.ts";

const [own, anothers] = [activeSubscription(testMoment), { ...paymentUnderWay(testMoment), pet: { name: "Mia" } }];
const loggedIn = { session: { customerCode: account.code, reach: "account" } } as const;
const openShop = (newcomer: object = loggedIn) =>
  inProcess({ world: { customers: [account, lead], subscriptions: [own, anothers] }, newcomer });

const path = "/upload/image/CTR-ATIVA00001";
const fields = { photo: onePixel, user_moip: "MOIP-CONTA0001", pet_id: "PET-ATIVA00001" };
const file = (content: BlobPart, name = "bob.jpg", type = "image/jpeg") => new File([content], name, { type });
const pngOf = async (size: number) =>
  file(new Blob([await onePixel.arrayBuffer(), new Uint8Array(size - onePixel.size)]), "bob.png", "image/png");

describe("the photo of a pet", () => {
  it("SUB-270 SUB-273 is stored up to 1,048,576 bytes, served to its owner only, and replaces the previous one", async () => {
    const shop = openShop();
    const visitor = await shop.visit();
    const addresses: string[] = [];
    for (const photo of [onePixel, await pngOf(photoLimit)]) {
      expect(await visitor.send("POST", path, formOf({ ...fields, photo }))).toEqual({
        status: 200,
        body: { success: true },
      });
      addresses.push(shop.store.subscriptions.get(own.code)?.pet?.picture ?? "");
    }
    const look = (address: string, cookie: string) =>
      shop.backend.fetch(new Request(`http://shop.test${address}`, { headers: { Cookie: cookie } }));
    const [before = "", after = ""] = addresses;
    const given = await look(after, visitor.cookie);
    expect([given.status, given.headers.get("Content-Type")]).toEqual([200, "image/png"]);
    expect((await given.arrayBuffer()).byteLength).toBe(photoLimit);
    expect(given.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect((await look(before, visitor.cookie)).status).toBe(404);
    expect((await look(after, "")).status).toBe(404);
    expect(shop.store.petPhotos.all()).toHaveLength(1);
  });

  it.each<[string, () => Promise<File>, string]>([
    [
      "SUB-270 one byte more than 1 MB",
      () => pngOf(photoLimit + 1),
      "tamanho da imagem superior ao máximo permitido! (1MB)",
    ],
    [
      "a renamed HTML file",
      async () => file("<!doctype html><script>alert(1)</script>"),
      "Envie uma foto em JPG, PNG ou WebP.",
    ],
    [
      "a drawing with a script",
      async () => file('<svg onload="alert(1)"/>', "bob.svg", "image/svg+xml"),
      "Envie uma foto em JPG, PNG ou WebP.",
    ],
    ["an animated picture", async () => file("GIF89a", "bob.gif", "image/gif"), "Envie uma foto em JPG, PNG ou WebP."],
    ["a HEIC", async () => file("\0\0\0\x18ftypheic", "bob.heic", "image/heic"), "Envie uma foto em JPG, PNG ou WebP."],
    ["nothing", async () => file(""), "Envie uma foto em JPG, PNG ou WebP."],
  ])("is refused: %s", async (_title, photo, message) => {
    const shop = openShop();
    const visitor = await shop.visit();
    expect(await visitor.send("POST", path, formOf({ ...fields, photo: await photo() }))).toEqual({
      status: 400,
      body: { success: false, message },
    });
    expect(shop.store.subscriptions.get(own.code)?.pet).toEqual(own.pet);
    expect(shop.store.petPhotos.all()).toEqual([]);
  });

  it.each([
    ["another's contract", "/upload/image/CTR-TESTE00001", { pet_id: "PET-TESTE00001" }],
    ["an unknown contract", "/upload/image/CTR-NINGUEM", {}],
    ["another's pet", path, { pet_id: "PET-TESTE00001" }],
    ["another's name at the payment service", path, { user_moip: "MOIP-LEAD0001" }],
  ])("of %s is refused like an unknown one", async (_title, address, others) => {
    const visitor = await openShop().visit();
    expect((await visitor.send("POST", address, formOf({ ...fields, ...others }))).status).toBe(404);
  });

  it("is sent as a form by a logged-in customer", async () => {
    const visitor = await openShop().visit();
    expect((await visitor.post(path, fields)).status).toBe(415);
    const { photo: _, ...without } = fields;
    expect((await visitor.send("POST", path, formOf(without))).status).toBe(422);
    const broken = { "Content-Type": "multipart/form-data; boundary=x" };
    expect((await visitor.post(path, "isto não é um formulário", broken)).status).toBe(422);
    const nobody = await openShop({}).visit();
    expect((await nobody.send("POST", path, formOf(fields))).status).toBe(401);
  });
});
