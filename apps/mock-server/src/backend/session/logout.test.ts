import { describe, expect, it } from "vitest";
import { account } from "../../scenarios/people.ts";
import { createBackend } from "../createBackend.ts";
import { memoryStore } from "../store.ts";

function openWithSession() {
  const store = memoryStore({ customers: [account] });
  const backend = createBackend({
    store,
    clock: () => 0,
    page: { newcomer: { flow: "classic", session: { customerCode: account.code, reach: "account" } } },
  });
  const { visitor } = backend.visitors.ofPage(new Request("http://localhost/"));
  const get = (path: string, cookie: string) =>
    backend.fetch(new Request(`http://localhost${path}`, { headers: { Cookie: cookie }, redirect: "manual" }));
  return { backend, store, visitor, get, cookie: `petbox_session=${visitor.id}` };
}

describe("logging out", () => {
  it("MAN-008 ends the session, issues another one, and opens the home page", async () => {
    const { backend, store, visitor, get, cookie } = openWithSession();
    expect(backend.visitors.pageData(visitor).logged_in).toBe(true);

    const response = await get("/logout", cookie);

    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/");
    const given = /^petbox_session=([^;]+);.*HttpOnly/.exec(response.headers.get("Set-Cookie") ?? "")?.[1] ?? "";
    expect(given).not.toBe(visitor.id);
    expect(store.visitors.get(visitor.id)).toBeUndefined();
    const next = backend.visitors.find(
      new Request("http://localhost/", { headers: { Cookie: `petbox_session=${given}` } }),
    );
    expect(next).toEqual({
      id: given,
      token: expect.any(String),
      sessionId: expect.any(String),
      begunAt: 0,
      answers: {},
      flow: "classic",
    });
    expect(next?.token).not.toBe(visitor.token);
  });

  it("opens the home page for a browser without a session", async () => {
    const { get } = openWithSession();
    const response = await get("/logout", "");
    expect(response.status).toBe(302);
    expect(response.headers.get("Set-Cookie")).toContain("petbox_session=");
  });
});
