import { watchRoom } from "./room.ts";
import { expect, test } from "./shop.ts";

const pages = {
  assinante: [
    ...["/area-cliente", "/dados-cliente", "/dados-cliente?q=entrega", "/dados-cliente?q=cartao", "/assinaturas"],
    ...["/assinaturas/box", "/plano/ATIVA00001", "/convites", "/meus-cupons", "/area-cliente/fidelidade"],
    ...["/box-recebidos", "/compra-programada/tapetes-higienicos", "/subscription-trail/ATIVA00001"],
  ],
  "cartao-recusado": ["/area-cliente", "/plano/THOR000002", "/assinatura/resolver/THOR000002"],
  "entrega-sem-confirmar": ["/area-cliente", "/box-recebidos"],
  "em-atraso-com-tres-cartoes": ["/dados-cliente?q=cartao", "/assinatura/resolver/AMENDOIM01"],
  "compras-programadas": ["/dados-cliente?q=entrega", "/assinaturas/higiene", "/assinaturas/alimentos-umidos"],
};

for (const [scenario, paths] of Object.entries(pages)) {
  test(`the account's pages break no word at 320 px with 200 % text: ${scenario}`, async ({ page, openShop }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript(watchRoom);
    const shop = await openShop({ scenario });
    for (const path of paths) {
      await page.goto(shop.origin + path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("main").locator("[aria-busy=true]:visible")).toHaveCount(0);
      // Strips that scroll sideways are allowed here, broken words are not.
      const seen = await page.evaluate(async () => {
        await document.fonts.ready;
        // A click makes the page be looked at as it is now.
        document.dispatchEvent(new Event("click"));
        return [...window.withoutRoom];
      });
      expect.soft(seen.filter(isBrokenWord), path).toEqual([]);
    }
  });
}

function isBrokenWord(report: string): boolean {
  return report.includes('" broken: ');
}
