import { describe, expect, it, vi } from "vitest";
import { type BrowserTabs, noTabs } from "../../app/tabs.ts";
import { createPaymentTurn } from "./paymentTurn.ts";

/** The browser's own locks and channels: to them, two turns of one page are as two tabs. */
const tabs: BrowserTabs = { locks: navigator.locks, openChannel: (name) => new BroadcastChannel(name) };

function openTab(from: BrowserTabs = tabs) {
  const turn = createPaymentTurn(from);
  const close = turn.subscribe(() => undefined);
  return { ...turn, close };
}

/** A payment that is answered when the test says so. */
function payment() {
  let answer: (subscription: string | undefined) => void = () => undefined;
  const answered = new Promise<string | undefined>((resolve) => {
    answer = resolve;
  });
  return { pay: vi.fn(() => answered), answer: (subscription: string | undefined) => answer(subscription) };
}

describe("the turn to pay", () => {
  it("is one tab's at a time; the other is told, and sends nothing", async () => {
    const [first, second] = [openTab(), openTab()];
    const { pay, answer } = payment();
    const paid = first.take(pay);
    await expect.poll(second.elsewhere).toEqual({ kind: "under-way" });
    const again = payment();
    await second.take(again.pay);
    expect(again.pay).not.toHaveBeenCalled();
    expect(first.elsewhere()).toEqual({ kind: "nothing" });

    answer("sub-1");
    await paid;
    await expect.poll(second.elsewhere).toEqual({ kind: "sent", subscription: "sub-1" });
    first.close();
    second.close();
  });

  it("is told to its end when the page was left before the answer came", async () => {
    const [first, second] = [openTab(), openTab()];
    const { pay, answer } = payment();
    const paid = first.take(pay);
    await expect.poll(second.elsewhere).toEqual({ kind: "under-way" });
    first.close();
    answer("sub-3");
    await paid;
    await expect.poll(second.elsewhere).toEqual({ kind: "sent", subscription: "sub-3" });
    second.close();
  });

  it("passes on when the payment was refused", async () => {
    const [first, second] = [openTab(), openTab()];
    const { pay, answer } = payment();
    const refused = first.take(pay);
    await expect.poll(second.elsewhere).toEqual({ kind: "under-way" });
    answer(undefined);
    await refused;
    await expect.poll(second.elsewhere).toEqual({ kind: "nothing" });
    const again = payment();
    again.answer("sub-2");
    await second.take(again.pay);
    expect(again.pay).toHaveBeenCalledOnce();
    await expect.poll(first.elsewhere).toEqual({ kind: "sent", subscription: "sub-2" });
    first.close();
    second.close();
  });

  it("is known to a tab that is opened in the middle of a payment", async () => {
    const first = openTab();
    const { pay, answer } = payment();
    const paid = first.take(pay);
    const late = openTab();
    await expect.poll(late.elsewhere).toEqual({ kind: "under-way" });
    answer(undefined);
    await paid;
    await expect.poll(late.elsewhere).toEqual({ kind: "nothing" });
    first.close();
    late.close();
  });

  it("is everybody's in a browser that has neither locks nor channels", async () => {
    const alone = openTab(noTabs);
    const { pay, answer } = payment();
    answer("sub-3");
    await alone.take(pay);
    expect(pay).toHaveBeenCalledOnce();
    expect(alone.elsewhere()).toEqual({ kind: "nothing" });
    alone.close();
  });
});
