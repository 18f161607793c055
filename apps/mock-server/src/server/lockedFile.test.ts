import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { openServer } from "../testing/openServer.ts";
import { TestVisitor } from "../testing/visitor.ts";

it("MAN-350 a payment settles although another process locks the file at that moment", {
  timeout: 60_000,
}, async () => {
  const server = await openServer({ scenario: "pagamento-aprovado" });
  const visitor = await TestVisitor.open(server.origin);
  const status = async () => {
    const reply = await visitor.post("/payment/get-data", { data: "" });
    return reply.json();
  };
  const file = join(server.dataFolder, "pagamento-aprovado.sqlite");
  const backup = new DatabaseSync(file, { timeout: 5_000 });
  backup.exec("BEGIN IMMEDIATE");

  await server.says(`O arquivo ${file} está ocupado por outro processo`);
  expect(await status()).toMatchObject({ payment_payload: { real_status: "WAITING" } });
  const busy = await visitor.post("/save/genero", { pet_name: "Bob", pet_sex: "masculino" });
  expect(busy.status).toBe(503);
  expect(await busy.json()).toEqual({ message: "Não conseguimos salvar agora. Tente de novo em instantes." });
  const stranger = await fetch(server.origin);
  expect(stranger.status).toBe(503);
  expect(await stranger.text()).toBe("Não conseguimos abrir a página agora. Tente de novo em instantes.\n");
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  const waiting = visitor.post("/save/genero", { pet_name: "Rex", pet_sex: "masculino" });

  backup.exec("ROLLBACK");
  await server.says(`O arquivo ${file} voltou a ser gravado.`);
  expect(await status()).toMatchObject({ payment_payload: { real_status: "PAID" } });
  expect((await waiting).status).toBe(200);
  expect(await visitor.reload()).toMatchObject({ answers: { pet_name: "Rex" } });
  backup.close();
  await server.kill();
});
