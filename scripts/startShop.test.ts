import { join } from "node:path";
import { failToOpen, openServer } from "@petbox/mock-server/testing/openServer";
import { describe, expect, it } from "vitest";

/** Builds before it serves, with NODE_ENV unset, as in a new terminal. */
const firstStart = {
  program: join(import.meta.dirname, "testing/startUnbuiltShop.ts"),
  environment: { NODE_ENV: "" },
};

describe("a start that has to build the shop", () => {
  it("prints the URL of the scenario panel in its first lines", async () => {
    const server = await openServer(firstStart);
    const firstLines = server.said().split("PetBox is open")[1]?.split("\n").slice(1, 3) ?? [];
    const [, address = ""] = /^ +panel +(\S+)/m.exec(firstLines.join("\n")) ?? [];
    const { status } = await fetch(address || server.origin);
    await server.kill();
    expect(address).toBe(`${server.origin}/__scenarios`);
    expect(status).toBe(200);
  });

  it("has no panel in production", async () => {
    const server = await openServer({ ...firstStart, environment: { NODE_ENV: "production" } });
    const { status } = await fetch(`${server.origin}/__scenarios`);
    await server.kill();
    expect(status).toBe(404);
  });

  it("refuses a wrong flag before it builds", async () => {
    const { code, said } = await failToOpen({ ...firstStart, scenario: "inexistente" });
    expect(code).toBe(1);
    expect(said).toMatch(/^Não existe o cenário "inexistente"/);
  });
});
