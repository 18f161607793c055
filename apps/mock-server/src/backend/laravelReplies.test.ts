import { describe, expect, it } from "vitest";
import { inProcess } from "../testing/inProcess.ts";

describe("replies like Laravel's", () => {
  it("write numbers as text and booleans as 0 or 1, and errors in the framework's words", async () => {
    const visitor = await inProcess({ laravel: true }).visit();
    expect(await visitor.post("/save/restricao", { restricao: "pode_tudo" })).toMatchObject({
      status: 200,
      body: { success: 1 },
    });
    expect(await visitor.post("/save/genero", {})).toMatchObject({
      status: 422,
      body: { message: "The given data was invalid.", errors: expect.any(Object) },
    });
  });

  it("check the token of writes only, and bring no new one", async () => {
    const shop = inProcess({ laravel: true });
    const visitor = await shop.visit();
    const headers = {
      Cookie: visitor.cookie,
      "X-Requested-With": "XMLHttpRequest",
      "X-CSRF-TOKEN": "velha",
    };
    const send = (method: string, path: string) =>
      shop.backend.fetch(new Request(`http://shop.test${path}`, { method, headers }));
    expect((await send("GET", "/plan/session")).status).not.toBe(419);
    expect((await send("POST", "/save/especie")).status).toBe(419);
  });

  it("undo what one request saves in the session while another one that began before ends later", async () => {
    const visitor = await inProcess({ laravel: true }).visit();
    const save = (restricao: string) => visitor.post("/save/restricao", { restricao });
    await Promise.all([visitor.get("/plan/session"), save("pode_tudo")]);
    expect(visitor.visitor().answers).toEqual({});
    await visitor.get("/plan/session");
    await save("pode_tudo");
    expect(visitor.visitor().answers).toEqual({ restriction: "pode_tudo" });
  });
});
