import { describe, expect, it } from "vitest";
import { cookieSessions } from "./sessions.ts";

const id = "0123456789abcdef";
const requestOf = (headers: Record<string, string>, url = "http://shop.test/") => new Request(url, { headers });

describe("the cookie of a session", () => {
  it.each<[string, Request]>([
    ["to the server itself", requestOf({}, "https://shop.test/")],
    ["to the proxy in front of it", requestOf({ "X-Forwarded-Proto": "https" })],
    ["to the first of two proxies", requestOf({ "X-Forwarded-Proto": "HTTPS, http" })],
  ])("is secure and bound to this host when the browser speaks TLS %s", (_title, request) => {
    expect(cookieSessions.cookieFor(id, request)).toBe(
      `__Host-petbox_session=${id}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
  });

  it("is a plain one without TLS", () => {
    expect(cookieSessions.cookieFor(id, requestOf({}))).toBe(
      `petbox_session=${id}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    );
  });

  it("ignores a planted plain cookie behind TLS", () => {
    const headers = { "X-Forwarded-Proto": "https", Cookie: "petbox_session=plantado" };
    expect(cookieSessions.idOf(requestOf(headers))).toBeUndefined();
    const both = { ...headers, Cookie: `petbox_session=plantado; __Host-petbox_session=${id}` };
    expect(cookieSessions.idOf(requestOf(both))).toBe(id);
  });
});
