import { expect, it } from "vitest";
import { fetchPage } from "./fetchPage.ts";
import { readEmbeddedSession } from "./readEmbeddedSession.ts";

const waits = new AbortController().signal;
const answersIn = async (html: string) =>
  readEmbeddedSession((await fetchPage(async () => new Response(html), "/", waits)).page).answers;

it("is read from a fetched page, and is empty for any other text", async () => {
  const html = (data: string) =>
    `<!doctype html><title>Oi</title><script type="application/json" id="page-data">${data}</script><p>Tchau</p>`;
  expect(await answersIn(html('{"answers":{"species":"cat","pet_name":"\\u003cMia"}}'))).toEqual({
    species: "cat",
    petName: "<Mia",
  });
  for (const broken of ["", "<!doctype html>", html("{"), html("[]")]) expect(await answersIn(broken)).toEqual({});
});

it("FUN-114 the species is read from the cookie if it was not answered", async () => {
  const read = async (data: string, cookies: string) => {
    const html = `<script type="application/json" id="page-data">${data}</script>`;
    return readEmbeddedSession((await fetchPage(async () => new Response(html), "/", waits)).page, cookies).answers
      .species;
  };
  expect(await read("{}", "pet=cat")).toBe("cat");
  expect(await read("{}", "")).toBeUndefined();
  expect(await read('{"answers":{"species":"dog"}}', "pet=cat")).toBe("dog");
  // The size implies it too.
  expect(await read('{"answers":{"pet_size":"medio"}}', "pet=cat")).toBe("dog");
});

it("runs no script, loads no resource and applies no style of a fetched page", async () => {
  const violated: string[] = [];
  document.addEventListener("securitypolicyviolation", ({ violatedDirective }) => violated.push(violatedDirective));
  const html = `<style nonce="other">p{}</style><script>document.title = "ran"</script><img src="x:y" onerror="document.title = 'ran'">`;
  await answersIn(html);
  await new Promise(requestAnimationFrame);
  expect(document.title).not.toBe("ran");
  expect(violated).toEqual([]);
});
