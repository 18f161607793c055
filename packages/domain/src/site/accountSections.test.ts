import { describe, expect, it } from "vitest";
import { accountTabIn, accountTabLabels, accountTabPath, accountTabs } from "./accountSections.ts";
import { accountPaths } from "./paths.ts";

describe("the tabs of the account's data", () => {
  it("SUB-074 are Pets, Entrega and Cobrança", () => {
    expect(accountTabs.map((tab) => accountTabLabels[tab])).toEqual(["Pets", "Entrega", "Cobrança"]);
  });

  it("SUB-013 Cobrança is the target of links to the cards", () => {
    expect(accountTabPath("cards", false)).toBe(accountPaths.cards);
    expect(accountTabIn("?q=cartao")).toBe("cards");
  });

  it("are parsed back from their own URL, in the app too", () => {
    for (const tab of accountTabs) {
      for (const inApp of [false, true]) {
        const address = new URL(accountTabPath(tab, inApp), "https://petbox.test");
        expect(address.pathname).toBe(inApp ? "/app/dados-cliente" : "/dados-cliente");
        expect(accountTabIn(address.search)).toBe(tab);
      }
    }
  });

  it.each(["", "?q=", "?q=outra", "?q=pets", "?Q=cartao", "?q=<script>", "?q=__proto__"])(
    "'%s' selects the first",
    (search) => {
      expect(accountTabIn(search)).toBe("pets");
    },
  );

  it("ignore other parameters", () => {
    expect(accountTabIn("?utm_source=mail&q=entrega")).toBe("addresses");
  });
});
