import { describe, expect, it, onTestFinished, vi } from "vitest";
import { type BrowserTabs, noTabs } from "../../browser/tabs.ts";
import { createPaymentTurn, type Purchased } from "./paymentTurn.ts";

/** The browser's real locks and channels. For them, two instances in one page are like two tabs. */
const tabs: BrowserTabs = { locks: navigator.locks, openChannel: (name) => new BroadcastChannel(name) };

function openTab(from: BrowserTabs = tabs, purchased: Purchased = "box") {
  const sent: string[] = [];
  const turn = createPaymentTurn(from, (subscription) => sent.push(subscription));
  const close = turn.subscribe(() => undefined);
  return {
    take: (pay: () => Promise<string | undefined>) => turn.take(purchased, pay),
    elsewhere: () => turn.elsewhere(purchased),
    /** The subscriptions of the other tabs. */
    sent: () => sent,
    close,
  };
}

/** A payment whose reply the test triggers. */
function payment() {
  let answer: (subscription: string | undefined) => void = () => undefined;
  const answered = new Promise<string | undefined>((resolve) => {
    answer = resolve;
  });
  return { pay: vi.fn(() => answered), answer: (subscription: string | undefined) => answer(subscription) };
}

describe("the payment turn", () => {
  it("belongs to one tab at a time: the other tab is notified and sends nothing", async () => {
    const [first, second] = [openTab(), openTab()];
    const { pay, answer } = payment();
    const paid = first.take(pay);
    await expect.poll(second.elsewhere).toBe("under-way");
    const again = payment();
    await second.take(again.pay);
    expect(again.pay).not.toHaveBeenCalled();
    expect(first.elsewhere()).toBe("nothing");

    answer("sub-1");
    await paid;
    await expect.poll(second.elsewhere).toBe("sent");
    expect(second.sent()).toEqual(["sub-1"]);
    first.close();
    second.close();
  });

  it("notifies the other tabs of the result even if the page was left before the reply", async () => {
    const [first, second] = [openTab(), openTab()];
    const { pay, answer } = payment();
    const paid = first.take(pay);
    await expect.poll(second.elsewhere).toBe("under-way");
    first.close();
    answer("sub-3");
    await paid;
    await expect.poll(second.elsewhere).toBe("sent");
    expect(second.sent()).toEqual(["sub-3"]);
    second.close();
  });

  it("is released after a refusal", async () => {
    const [first, second] = [openTab(), openTab()];
    const { pay, answer } = payment();
    const refused = first.take(pay);
    await expect.poll(second.elsewhere).toBe("under-way");
    answer(undefined);
    await refused;
    await expect.poll(second.elsewhere).toBe("nothing");
    const again = payment();
    again.answer("sub-2");
    await second.take(again.pay);
    expect(again.pay).toHaveBeenCalledOnce();
    await expect.poll(first.elsewhere).toBe("sent");
    expect(first.sent()).toEqual(["sub-2"]);
    first.close();
    second.close();
  });

  it("makes another purchase wait, which then can be paid; the same one cannot", async () => {
    const [pads, food, samePads] = [openTab(tabs, "hygiene"), openTab(tabs, "wet-food"), openTab(tabs, "hygiene")];
    const { pay, answer } = payment();
    const paid = pads.take(pay);
    // The server would sell the purchase that the session holds last.
    await expect.poll(food.elsewhere).toBe("under-way");
    answer("sub-1");
    await paid;
    await expect.poll(food.elsewhere).toBe("nothing");
    await expect.poll(samePads.elsewhere).toBe("sent");
    expect(food.sent()).toEqual(["sub-1"]);

    const second = payment();
    second.answer("sub-2");
    await food.take(second.pay);
    expect(second.pay).toHaveBeenCalledOnce();
    await expect.poll(samePads.sent).toEqual(["sub-1", "sub-2"]);
    expect(samePads.elsewhere()).toBe("sent");
    for (const tab of [pads, food, samePads]) tab.close();
  });

  it("is visible to a tab that opens during a payment", async () => {
    const first = openTab();
    const { pay, answer } = payment();
    const paid = first.take(pay);
    const late = openTab();
    await expect.poll(late.elsewhere).toBe("under-way");
    answer(undefined);
    await paid;
    await expect.poll(late.elsewhere).toBe("nothing");
    first.close();
    late.close();
  });

  it("is free for all tabs in a browser without locks and channels", async () => {
    const alone = openTab(noTabs);
    const { pay, answer } = payment();
    answer("sub-3");
    await alone.take(pay);
    expect(pay).toHaveBeenCalledOnce();
    expect(alone.elsewhere()).toBe("nothing");
    alone.close();
  });

  it.each([
    [
      "throw",
      () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    ],
    ["reject", async () => Promise.reject(new DOMException("The operation is insecure.", "SecurityError"))],
    ["never settle", () => new Promise<never>(() => undefined)],
  ])("is free when locks %s, and a failed payment is not repeated", async (_behaviour, request) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const alone = openTab({ locks: { request, query: request }, openChannel: () => undefined });
    const pay = vi.fn(async () => Promise.reject(new Error("offline")));
    const paid = expect(alone.take(pay)).rejects.toThrow("offline");
    await vi.runAllTimersAsync();
    await paid;
    expect(pay).toHaveBeenCalledOnce();
    alone.close();
  });

  it("is not taken twice if the lock comes late", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let grant: () => unknown = () => undefined;
    const late: LockManager["request"] = async (_name: string, _options: unknown, use?: (lock: Lock) => unknown) =>
      new Promise<never>(() => {
        grant = () => use?.({ name: "petbox-payment", mode: "exclusive" });
      });
    const alone = openTab({ locks: { request: late, query: async () => ({}) }, openChannel: () => undefined });
    const pay = vi.fn(async () => undefined);
    const paid = alone.take(pay);
    await vi.runAllTimersAsync();
    await paid;
    await grant();
    expect(pay).toHaveBeenCalledOnce();
    alone.close();
  });
});
