import { ApiError } from "./apiError.ts";
import { timeLimit, untilAborted } from "./timeLimit.ts";

/** The action of every bot check (FUN-297). */
const botCheckAction = "contact";

/** Maximum number of attempts for a token (FUN-298). */
const tries = 3;

/** Timeout of the whole check, in milliseconds. */
const usualLimit = 15_000;

/** Gets a bot-check token. Throws ApiError if the provider does not reply. */
export type BotCheck = () => Promise<string>;

/** The failure of a call whose bot check failed: it was not sent. */
export const providerFailed = { kind: "unavailable", isUnsent: true } as const;

/** The service that issues the tokens. */
export type BotCheckProvider = (action: string) => Promise<string>;

/**
 * The bot check of a page. The token is requested on use, since it is valid for two minutes and one call; a failed request is retried.
 * @param keep receives each token: `keepInMetadata` stores it in the page.
 * @param limit timeout in milliseconds.
 */
export function createBotCheck(
  provider: BotCheckProvider,
  keep?: (token: string) => void,
  limit: number = usualLimit,
): BotCheck {
  // Throws ApiError: timeout after `limit`; unavailable and unsent for any other error of the provider.
  return async () => {
    const timeout = timeLimit(limit);
    const token = await untilAborted(firstToken(provider, tries), timeout).catch((thrown: unknown) => {
      if (thrown instanceof ApiError) throw thrown;
      throw new ApiError(timeout.aborted ? { kind: "timeout" } : providerFailed, { cause: thrown });
    });
    keep?.(token);
    return token;
  };
}

async function firstToken(provider: BotCheckProvider, triesLeft: number): Promise<string> {
  try {
    return await provider(botCheckAction);
  } catch (thrown) {
    if (triesLeft <= 1) throw thrown;
    return firstToken(provider, triesLeft - 1);
  }
}

/** Stores the last token in the page's metadata (FUN-299). */
export function keepInMetadata(document: Document, token: string): void {
  let tag = document.querySelector<HTMLMetaElement>('meta[name="recaptcha-token"]');
  if (tag === null) {
    tag = document.createElement("meta");
    tag.name = "recaptcha-token";
    document.head.append(tag);
  }
  tag.content = token;
}

/** For pages without a site key: a token that the mock server accepts. */
export const localBotCheck: BotCheckProvider = async (action) => `local-${action}`;
