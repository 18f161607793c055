import type { ShopParameters } from "@petbox/storybook/shopParameters";
import type { ShopStory } from "@petbox/storybook/shopStory";
import { expect, waitFor, type within } from "storybook/test";

/** The queries of the page. */
export type Screen = ReturnType<typeof within>;

/** A failure that the mock server can simulate. */
export type InjectedFault = NonNullable<ShopParameters["faults"]>[number]["kind"];

/** How a customer makes a call. */
export interface FailingCall {
  /** The page that makes the call. */
  readonly shop: ShopParameters;
  /** Called after the page opens, e.g. to let time pass. */
  readonly afterOpen?: (shop: ShopStory) => void;
  /** Fills in the page before the button is pressed. */
  readonly fill?: (screen: Screen) => Promise<void>;
  /** Name of the button that makes the call. Absent if the page makes the call on load. */
  readonly press?: string | RegExp;
  /** Name of the retry button, if it differs from `press`. */
  readonly retry?: string | RegExp;
  /** The texts that must remain in the fields, by label. */
  readonly keptInputs?: Readonly<Record<string, string>>;
  /** The failure on the page. By default one of the usual sentences; `undefined` if the page shows no failure. */
  readonly message?: RegExp | undefined;
  /** The failure is silent (SUB-344): the button can be pressed again. @default false */
  readonly isSilent?: boolean;
  /** Faults that redirect to another page, because a retry is impossible there. */
  readonly redirects?: Partial<Record<InjectedFault, RedirectAndBack>>;
  /** Waits for the page after a successful call. */
  readonly done: (screen: Screen) => Promise<unknown>;
  /** What is different after a call that the server has carried out but whose reply was lost: the retry comes second. */
  readonly afterLostReply?: Partial<Pick<FailingCall, "message" | "isSilent" | "retry" | "done">>;
}

/** A call of the contract that the shop does not make. */
export type NotMade = "not made";

/** The calls of an area, by path. */
export type FailingCalls = Readonly<Record<string, FailingCall>>;

interface RedirectAndBack {
  /** The target of the redirect. */
  readonly to: string;
  readonly back: (screen: Screen) => Promise<unknown>;
}

/** Finds a page by its heading. */
export const heading = (name: string | RegExp) => (screen: Screen) => screen.findByRole("heading", { level: 1, name });

/** The simulated faults. The page must survive all of them. */
export const faults: readonly InjectedFault[] = [
  "offline",
  "timeout",
  "500",
  "419",
  "422",
  "429",
  "refused",
  "not-json",
  "wrong-shape",
];

/** The usual sentences for failures. */
export const sentence =
  /sem internet|demorando mais|senha ou email está errado|sessão expirou|Um erro ocorreu!|Não foi possível|Muitas tentativas|Não deu para|tente de novo/i;

/** Waits until a button is enabled. */
function pressable(screen: Screen, name: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const found: HTMLElement | undefined = screen
      .getAllByRole("button", { name })
      .find((each: HTMLElement) => each.getAttribute("aria-disabled") !== "true");
    if (found === undefined) throw new Error(`${name} cannot be pressed yet.`);
    return found;
  });
}

/** Presses a button once it is enabled. */
export async function press(screen: Screen, name: string | RegExp): Promise<void> {
  (await pressable(screen, name)).click();
}

/** Acts as a customer after a failing call: the failure is shown, the inputs remain, and a retry succeeds. */
export async function testFailingCall(
  call: FailingCall,
  kind: InjectedFault,
  screen: Screen,
  shop: Pick<ShopStory, "address">,
  mend: () => Promise<void>,
): Promise<void> {
  await call.fill?.(screen);
  if (call.press !== undefined) await press(screen, call.press);
  const redirects = call.redirects?.[kind];
  if (redirects !== undefined) {
    await waitFor(() => expect(shop.address()).toBe(redirects.to));
    await mend();
    await redirects.back(screen);
    await call.done(screen);
    return;
  }
  if (call.isSilent) {
    // The button has another name while the call is pending, so its name shows that the call has failed.
    const retry = call.retry ?? call.press;
    if (retry !== undefined) await pressable(screen, retry);
    expect(screen.queryAllByText(sentence)).toEqual([]);
    await mend();
    if (retry !== undefined) await press(screen, retry);
    await call.done(screen);
    return;
  }
  const message = "message" in call ? call.message : sentence;
  if (message !== undefined) {
    await waitFor(() => expect(screen.queryAllByText(message).length).toBeGreaterThan(0));
    for (const [label, text] of Object.entries(call.keptInputs ?? {})) {
      expect(screen.getByLabelText(label)).toHaveValue(text);
    }
    await mend();
    const retry = call.retry ?? call.press;
    if (retry !== undefined) await press(screen, retry);
    await call.done(screen);
    return;
  }
  await call.done(screen);
  await mend();
}
