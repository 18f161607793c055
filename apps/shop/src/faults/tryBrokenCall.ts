import type { ShopParameters, ShopStory } from "@petbox/storybook/shopStory";
import { expect, waitFor, type within } from "storybook/test";

/** The page as a person finds it. */
export type Screen = ReturnType<typeof within>;

/** How a call goes wrong. */
export type InjectedFault = NonNullable<ShopParameters["faults"]>[number]["kind"];

/** How a customer meets a call. */
export interface BrokenCall {
  /** Where it is made. */
  readonly shop: ShopParameters;
  /** What goes on behind the page once it is open. */
  readonly behind?: (shop: ShopStory) => void;
  /** What the customer does before the button that makes the call; nothing where the page makes it by itself. */
  readonly fill?: (screen: Screen) => Promise<void>;
  /** Makes the call, for the first time and again; the name of a button. Absent where the page makes it by itself. */
  readonly press?: string | RegExp;
  /** The button that tries again, where it is another one. */
  readonly again?: string | RegExp;
  /** What was typed, by the label of its field. */
  readonly kept?: Readonly<Record<string, string>>;
  /** What the page says; by default one of the sentences for failures. `undefined`: nothing, the page does without it. */
  readonly said?: RegExp | undefined;
  /** The failure is silent (SUB-344): the button can be pressed again. @default false */
  readonly isSilent?: boolean;
  /** Where a reply leads away from the page, because there is nothing to try again there, and the way back to it. */
  readonly leads?: Partial<Record<InjectedFault, Detour>>;
  /** The page as it is when the call works. */
  readonly done: (screen: Screen) => Promise<unknown>;
}

/** A call that the server knows and the shop does not make. */
export type NotMade = "not made";

/** The calls of an area, by their paths in the contract. */
export type BrokenCalls = Readonly<Record<string, BrokenCall>>;

interface Detour {
  /** The address that it leads to. */
  readonly to: string;
  readonly back: (screen: Screen) => Promise<unknown>;
}

/** Finds a page by its heading. */
export const heading = (name: string | RegExp) => (screen: Screen) => screen.findByRole("heading", { level: 1, name });

/** What a call may do to a customer; all of them leave the page standing. */
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

/** One clear sentence for every failure. */
export const sentence =
  /sem internet|demorando mais|senha ou email está errado|sessão expirou|Um erro ocorreu!|Não foi possível|Muitas tentativas|Não deu para|tente de novo/i;

/** A button, as soon as it can be pressed. */
function pressable(screen: Screen, name: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const found: HTMLElement | undefined = screen
      .getAllByRole("button", { name })
      .find((each: HTMLElement) => each.getAttribute("aria-disabled") !== "true");
    if (found === undefined) throw new Error(`${name} cannot be pressed yet.`);
    return found;
  });
}

/** Presses a button as soon as it can be pressed. */
export async function press(screen: Screen, name: string | RegExp): Promise<void> {
  (await pressable(screen, name)).click();
}

/** Goes through a broken call as a customer would: sees what is wrong, has lost nothing, tries again, and goes on. */
export async function tryBrokenCall(
  call: BrokenCall,
  kind: InjectedFault,
  screen: Screen,
  shop: Pick<ShopStory, "address">,
  mend: () => void,
): Promise<void> {
  await call.fill?.(screen);
  if (call.press !== undefined) await press(screen, call.press);
  const leads = call.leads?.[kind];
  if (leads !== undefined) {
    await waitFor(() => expect(shop.address()).toBe(leads.to));
    mend();
    await leads.back(screen);
    await call.done(screen);
    return;
  }
  if (call.isSilent) {
    // At work it has another name: once it is back, the call has failed for good.
    const again = call.again ?? call.press;
    if (again !== undefined) await pressable(screen, again);
    expect(screen.queryAllByText(sentence)).toEqual([]);
    mend();
    if (again !== undefined) await press(screen, again);
    await call.done(screen);
    return;
  }
  const said = "said" in call ? call.said : sentence;
  if (said !== undefined) {
    await waitFor(() => expect(screen.queryAllByText(said).length).toBeGreaterThan(0));
    for (const [label, text] of Object.entries(call.kept ?? {})) {
      expect(screen.getByLabelText(label)).toHaveValue(text);
    }
    mend();
    const again = call.again ?? call.press;
    if (again !== undefined) await press(screen, again);
  }
  await call.done(screen);
}
