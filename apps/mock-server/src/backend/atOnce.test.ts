import { expect, it } from "vitest";
import { inProcess } from "../testing/inProcess.ts";

it("FUN-150 keeps both of two answers saved at once, whichever body arrives last", async () => {
  const shop = inProcess();
  const visitor = await shop.visit();
  const { id, token } = visitor.visitor();
  const name = new TextEncoder().encode(JSON.stringify({ pet_name: "Bob", pet_sex: "masculino" }));
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const sent: RequestInit & { readonly duplex: "half" } = {
    method: "POST",
    headers: {
      Cookie: `petbox_session=${id}`,
      "X-CSRF-TOKEN": token,
      "X-Requested-With": "XMLHttpRequest",
      "Content-Type": "application/json",
      "Content-Length": String(name.length),
    },
    body: readable,
    duplex: "half",
  };
  const slow = shop.backend.fetch(new Request("http://shop.test/save/genero", sent));
  const quick = await visitor.post("/save/restricao", { restricao: "pode_tudo" });
  const writer = writable.getWriter();
  await writer.write(name);
  await writer.close();

  expect([quick.status, (await slow).status]).toEqual([200, 200]);
  expect(visitor.visitor().answers).toEqual({ restriction: "pode_tudo", petName: "Bob", petSex: "male" });
});
