import type { Failure } from "@petbox/domain/failure/failure";

const somethingFailed = "Something went wrong.";

/** The cause of a failed call. A text of the server's own is shown as it is. */
export function englishFailure(failure: Failure): string {
  switch (failure.kind) {
    case "offline":
      return "It looks like you’re offline. Everything you filled in is still here: try again once you’re connected.";
    case "outdated":
      return "The shop was updated while this page was open. Reload the page: what you filled in comes back, except card data.";
    case "timeout":
      return "This is taking longer than usual. What you filled in is still here: try again.";
    case "session-expired":
      return "Your session has expired. Reload the page and try again. If it happens again, allow PetBox cookies in your browser.";
    case "too-many":
      return (
        failure.message ??
        `Too many attempts in a row. Wait ${pause(failure.retryAfter)} and try again: what you filled in is still here.`
      );
    case "refused":
    case "invalid":
    case "unavailable":
      return failure.message ?? somethingFailed;
    case "contract":
      return somethingFailed;
  }
}

function pause(seconds = 60): string {
  return seconds > 60 ? `${Math.ceil(seconds / 60)} minutes` : "a minute";
}
