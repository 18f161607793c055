import type { Failure } from "@petbox/domain/failure/failure";
import { ApiError } from "./apiError.ts";
import { type BotCheckProvider, providerFailed } from "./botCheck.ts";

interface Recaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

/** reCAPTCHA v3, loaded for the first token. Throws ApiError offline if it does not load. */
export function recaptchaProvider(siteKey: string, document: Document): BotCheckProvider {
  let loading: Promise<Recaptcha> | undefined;
  return async (action) => {
    loading ??= load(siteKey, document).catch((thrown: unknown) => {
      loading = undefined;
      throw thrown;
    });
    const recaptcha = await loading;
    return recaptcha.execute(siteKey, { action });
  };
}

function load(siteKey: string, document: Document): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    const fail = (failure: Failure) => {
      script.remove();
      reject(new ApiError(failure));
    };
    script.onerror = () => fail({ kind: "offline" });
    script.onload = () => {
      const recaptcha = document.defaultView?.grecaptcha;
      if (recaptcha === undefined) fail(providerFailed);
      else recaptcha.ready(() => resolve(recaptcha));
    };
    document.head.append(script);
  });
}
