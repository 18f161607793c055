import { once } from "node:events";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { failToOpen, freePort, newFolder, openServer, type ServerProcess } from "../testing/openServer.ts";
import { TestVisitor } from "../testing/visitor.ts";

/** These tests start processes, which take time on a busy machine. */
const slowly = { timeout: 60_000 };

let server: ServerProcess;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.kill());

const cachorro = { petSelect: { tag: "dog", name: "Cachorro", image: "/imagens/especie-cachorro.svg" } };

describe("a running server", () => {
  it("replies at /healthz", async () => {
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  });

  it("serves pages under a strict policy, with their visitor's token and page data", async () => {
    const response = await fetch(server.origin);
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(nonce.length).toBeGreaterThan(20);
    expect(await response.text()).toContain(`<style nonce="${nonce}">`);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("X-Frame-Options")).toBe("DENY");
    expect(response.headers.get("Set-Cookie")).toMatch(/HttpOnly; SameSite=Lax/);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  it.each(["/", "/imagens/hero-cachorro.svg"])("compresses %s for clients that accept it", async (path) => {
    const response = await fetch(server.origin + path, { headers: { "Accept-Encoding": "gzip" } });
    expect(response.headers.get("Content-Encoding")).toBe("gzip");
    expect(response.headers.get("Vary")).toContain("Accept-Encoding");
    expect(await response.text()).toMatch(/<(meta|svg)/);
  });

  it.each([
    ["an unknown path", "GET", "/nada", {}, 404],
    ["an unknown call", "POST", "/save/nada", {}, 404],
    ["a wrong method", "DELETE", "/save/especie", {}, 405],
    ["a call by GET", "GET", "/save/especie", { "X-Requested-With": "XMLHttpRequest" }, 405],
    ["a path that cannot be decoded", "GET", "/%E0%A4%A", {}, 200],
    ["a path with parent segments", "GET", "/..%2f..%2fpackage.json", {}, 404],
  ])("replies to %s with its status", async (_title, method, path, headers, status) => {
    expect((await fetch(server.origin + path, { method, headers })).status).toBe(status);
  });

  it.each(["/login", "/password/reset"])("opens a page at %s, which is also the path of a call", async (path) => {
    const response = await fetch(server.origin + path);
    expect(await response.text()).toMatch(/csrf-token" content="[\da-f]{32}"/);
  });

  it("keeps the password link out of every referrer", async () => {
    const policyOf = async (path: string) => (await fetch(server.origin + path)).headers.get("Referrer-Policy");
    expect(await policyOf("/password/reset/0123456789abcdef")).toBe("no-referrer");
    expect(await policyOf("/password/reset")).toBe("strict-origin-when-cross-origin");
  });

  it("replies to a body that is not JSON with 422, and to one over 2 MB with 413", async () => {
    const visitor = await TestVisitor.open(server.origin);
    expect((await visitor.post("/save/especie", "{")).status).toBe(422);
    expect((await visitor.post("/save/especie", { petSelect: "x".repeat(2 * 1024 * 1024) })).status).toBe(413);
  });

  it("never adopts a cookie that it did not issue", async () => {
    const response = await fetch(server.origin, { headers: { Cookie: "petbox_session=escolhido" } });
    expect(response.headers.get("Set-Cookie")).not.toContain("escolhido");
  });
});

describe("a server with the flag --laravel", slowly, () => {
  it("writes booleans as Laravel without casts does, and says so when it starts", async () => {
    const laravel = await openServer({ laravel: true });
    const visitor = await TestVisitor.open(laravel.origin);
    const reply = await (await visitor.post("/save/restricao", { restricao: "pode_tudo" })).json();
    await laravel.kill();
    expect(reply).toMatchObject({ success: 1 });
    expect(laravel.said()).toContain("like Laravel without casts");
  });
});

describe("a killed server", slowly, () => {
  it("FUN-011 FUN-150 loses no saved step", async () => {
    const first = await openServer();
    const visitor = await TestVisitor.open(first.origin);
    expect(await (await visitor.post("/save/especie", cachorro)).json()).toEqual({ success: true, genero: "cachorro" });
    await visitor.post("/save/genero", { pet_name: "Bob", pet_sex: "masculino" });
    await first.kill();
    const port = Number(new URL(first.origin).port);
    const second = await openServer({ dataFolder: first.dataFolder, port });
    expect(await visitor.reload()).toMatchObject({
      answers: { species: "dog", pet_name: "Bob", pet_sex: "masculino" },
    });
    await second.kill();
  });
});

describe("a password link", slowly, () => {
  it("MAN-111 is in the panel, survives a restart, works once, and is stored as a digest only", async () => {
    const email = "carla.lima@gmail.com";
    const password = "bob-e-mia-2026";
    const first = await openServer();
    const asking = await TestVisitor.open(first.origin);
    expect((await asking.post("/password/email", { email })).status).toBe(200);
    const panel = await (await fetch(`${first.origin}/__scenarios`)).text();
    const token = /"path":"\/password\/reset\/([\da-f]{64})"/.exec(panel)?.[1] ?? "";
    expect(token).not.toBe("");
    await first.kill();
    const kept = ["novo.sqlite", "novo.sqlite-wal"].map((name) => readFileSync(join(first.dataFolder, name), "latin1"));
    expect(kept.join("")).toContain("passwordLinks");
    expect(kept.join("")).not.toContain(token);
    const second = await openServer({ dataFolder: first.dataFolder });
    const visitor = await TestVisitor.open(second.origin);
    const reset = { token, password, password_confirmation: password };
    expect((await visitor.post("/password/reset", reset)).status).toBe(200);
    // A new password changes the token, with the page.
    await visitor.reload();
    expect((await visitor.post("/password/reset", reset)).status).toBe(422);
    expect(await (await visitor.post("/login", { email, password })).json()).toMatchObject({ auth: true });
    await second.kill();
  });
});

describe("a server that cannot start explains why in one line", slowly, () => {
  const oneLine = /^[^\n]+\n$/;

  it("when its port is in use", async () => {
    const port = await freePort();
    const holder = createServer().listen(port);
    await once(holder, "listening");
    const { code, said } = await failToOpen({ port });
    holder.close();
    expect(code).toBe(1);
    expect(said).toMatch(oneLine);
    expect(said).toContain(`A porta ${port} está em uso`);
  });

  it("when another server has its data folder", async () => {
    const { code, said } = await failToOpen({ dataFolder: server.dataFolder });
    expect(code).toBe(1);
    expect(said).toMatch(oneLine);
    expect(said).toContain(`A pasta ${server.dataFolder} é de outro servidor, ${server.origin} (processo `);
    expect((await fetch(server.origin)).status).toBe(200);
  });

  it("when its data folder cannot be created", async () => {
    const blocker = join(newFolder(), "file");
    writeFileSync(blocker, "");
    const { code, said } = await failToOpen({ dataFolder: join(blocker, "data") });
    expect(code).toBe(1);
    expect(said).toMatch(oneLine);
    expect(said).toContain("DATA_DIR");
  });

  it("when its data folder cannot be written", async () => {
    // Root can write anywhere, so for root a folder at the file's path simulates an unwritable file.
    const folder = newFolder();
    if (process.getuid?.() === 0) mkdirSync(join(folder, "novo.sqlite"));
    else chmodSync(folder, 0o500);
    const { code, said } = await failToOpen({ dataFolder: folder });
    expect(code).toBe(1);
    expect(said).toMatch(oneLine);
    expect(said).toContain("DATA_DIR");
  });

  it("when its database is something else", async () => {
    const folder = newFolder();
    writeFileSync(join(folder, "novo.sqlite"), "isto não é um banco de dados, é um bilhete ".repeat(50));
    const { code, said } = await failToOpen({ dataFolder: folder });
    expect(code).toBe(1);
    expect(said).toMatch(oneLine);
    expect(said).toContain(`O arquivo ${join(folder, "novo.sqlite")} está danificado`);
  });

  it("when its scenario does not exist", async () => {
    const { code, said } = await failToOpen({ scenario: "inexistente" });
    expect(code).toBe(1);
    expect(said).toContain('Não existe o cenário "inexistente"');
  });
});
