import { afterEach, expect, it } from "vitest";
import { createBotCheck } from "./botCheck.ts";
import { recaptchaProvider } from "./recaptcha.ts";

const scripts = () => [...document.head.querySelectorAll('script[src*="recaptcha"]')];

afterEach(() => {
  for (const script of scripts()) script.remove();
  delete window.grecaptcha;
});

/** Dispatches this event on each script when it is added to the page. */
function endingWith(event: "load" | "error"): () => void {
  const observer = new MutationObserver(() => {
    for (const script of scripts()) script.dispatchEvent(new Event(event));
  });
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}

it("is offline where the script cannot be loaded, and the next check loads it again", async () => {
  const stop = endingWith("error");
  const check = createBotCheck(recaptchaProvider("chave", document), () => {});
  await expect(check()).rejects.toMatchObject({ failure: { kind: "offline" } });
  stop();
  window.grecaptcha = { ready: (then) => then(), execute: async () => "token" };
  const stopLoading = endingWith("load");
  await expect(check()).resolves.toBe("token");
  stopLoading();
});

it("is unavailable where it comes without its entrance", async () => {
  const stop = endingWith("load");
  const check = createBotCheck(recaptchaProvider("chave", document), () => {});
  await expect(check()).rejects.toMatchObject({ failure: { kind: "unavailable", isUnsent: true } });
  expect(scripts()).toEqual([]);
  stop();
});
