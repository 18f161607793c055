import { crc32, deflateSync } from "node:zlib";
import { tabTo } from "./byKeyboard.ts";
import { expect, test } from "./shop.ts";

/** A PNG of pseudorandom pixels, which barely compresses. @param side in pixels. */
function noisyPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Bit depth 8, colour type 2 (RGB).
  header.set([8, 2], 8);
  const rows = Buffer.alloc(side * (side * 3 + 1));
  let seed = 1;
  for (let at = 0; at < rows.length; at += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    rows[at] = at % (side * 3 + 1) === 0 ? 0 : seed & 255;
  }
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND")]);
}

function chunk(kind: string, data = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(kind), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

test("an address is changed with the keyboard only, and an oversized photo is shrunk and used", async ({
  page,
  openShop,
}) => {
  const shop = await openShop({ scenario: "assinante" });
  await page.goto(`${shop.origin}/dados-cliente`);
  await tabTo(page, page.getByRole("tab", { name: "Pets" }));
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/\/dados-cliente\?q=entrega$/);
  await tabTo(page, page.getByRole("button", { name: "Editar endereço: Entrega do Bob" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Entrega do Bob" });
  await expect(dialog.getByLabel("CEP")).toHaveValue("01310-100");
  for (const [label, value] of [
    ["CEP", "69036360"],
    ["Número", "305"],
  ] as const) {
    await tabTo(page, dialog.getByLabel(label));
    await page.keyboard.press("Control+A");
    await page.keyboard.type(value);
  }
  await expect(dialog.getByLabel("Cidade")).toHaveValue("Manaus");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: "Confira a mudança" })).toBeFocused();
  await expect(dialog).toContainText("R$29,55");
  await tabTo(page, dialog.getByRole("button", { name: "Confirmar e salvar" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Seu endereço foi atualizado com sucesso!")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Manaus – AM")).toBeVisible();

  await page.goBack();
  await page.getByRole("button", { name: "Trocar a foto do Bob" }).click();
  const photo = page.getByRole("dialog", { name: "Foto do Bob" });
  await photo
    .locator("input[name=photo]")
    .setInputFiles({ name: "bob.png", mimeType: "image/png", buffer: noisyPng(700) });
  await expect(photo.getByText("tamanho da imagem superior ao máximo permitido! (1MB)").first()).toBeVisible();
  await photo.getByRole("button", { name: "Diminuir esta foto e usar" }).click();
  await photo.getByRole("button", { name: "Sim, usar esta foto" }).click();
  await expect(page.getByText("A imagem do seu pet foi alterada com sucesso!")).toBeVisible();
  await page.reload();
  const portrait = page.getByRole("button", { name: "Trocar a foto do Bob" }).getByRole("presentation");
  await expect(portrait).toHaveAttribute("src", /^\/fotos\//);
});

test("the prerendered text stays when the customer is known, and a tab opens without loading code", async ({
  page,
  openShop,
}) => {
  const shop = await openShop({ scenario: "assinante" });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const title = document.querySelector("main :has(> h1) + p");
      if (title === null) return;
      title.setAttribute("data-of-document", "");
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  // The code of the tabs loads when the page is idle, on a busy machine long after the network was.
  const codeOfTabs = ["AddressesSection", "CardsSection"].map((part) =>
    page.waitForResponse((response) => response.url().includes(part)),
  );
  await page.goto(`${shop.origin}/dados-cliente`);
  await expect(page.getByRole("tab", { name: "Entrega" })).toBeVisible();
  await expect(page.locator("main :has(> h1) + p")).toHaveAttribute("data-of-document");
  await Promise.all(codeOfTabs);
  // From here no script arrives. Code of dialogs may still be asked for when the page is idle.
  await page.route("**/*.js", () => undefined);
  await page.getByRole("tab", { name: "Entrega" }).click();
  await expect(page.getByRole("heading", { name: "Entrega do Bob" })).toBeVisible();
});
