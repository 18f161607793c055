import { type EmbeddedSession, unknownSession } from "@petbox/api-client/page/embeddedSession";
import { parseCep } from "@petbox/domain/address/cep";
import { type Answers, withAnswers } from "@petbox/domain/funnel/answers";
import { describe, expect, it, vi } from "vitest";
import type { TabChannel } from "../browser/tabs.ts";
import { createSession } from "./session.ts";

const beagle: EmbeddedSession = {
  ...unknownSession,
  answers: { species: "dog", petName: "Bob", size: "medio" },
  flow: "classic",
};

describe("the session of a tab", () => {
  it("is empty before the embedded session is read, and equals it afterwards", async () => {
    const session = createSession(async () => beagle);
    expect(session.get()).toEqual({ ...unknownSession, known: false, answeredElsewhere: false });
    expect(await session.load()).toEqual({ ...beagle, known: true, answeredElsewhere: false });
    expect(session.get()).toMatchObject({ ...beagle, known: true });
  });

  it("keeps saved answers when the embedded session is read later", async () => {
    const session = createSession(async () => beagle);
    expect(session.answer({ species: "cat" })).toEqual({ species: "cat" });
    session.change({ coupon: "PRIMEIRA" });
    expect(session.get().known).toBe(false);
    expect(await session.load()).toEqual({
      ...beagle,
      answers: { species: "cat", petName: "Bob" },
      coupon: "PRIMEIRA",
      known: true,
      answeredElsewhere: false,
    });
  });

  it("is read once, and again only after a failure", async () => {
    let readings = 0;
    const session = createSession(async () => {
      readings += 1;
      if (readings === 1) throw new TypeError("The chunk did not come.");
      return beagle;
    });
    await expect(session.load()).rejects.toThrow("did not come");
    await Promise.all([session.load(), session.load()]);
    session.answer({ petName: "Rex" });
    expect((await session.load()).answers.petName).toBe("Rex");
    expect(readings).toBe(2);
  });
});

/** Two tabs of one browser, on one server session. */
function twoTabs(onLeft: (tab: string) => void = () => {}) {
  let kept = beagle;
  let revalidations = 0;
  let isOffline = false;
  const fetchSession = async () => {
    revalidations += 1;
    if (isOffline) throw new TypeError("Failed to fetch");
    return kept;
  };
  const channels: TabChannel[] = [];
  const open = (name = "tab") => {
    const channel: TabChannel = {
      onmessage: null,
      postMessage(message) {
        for (const other of channels) {
          if (other !== channel) other.onmessage?.(new MessageEvent("message", { data: message }));
        }
      },
      close() {},
    };
    channels.push(channel);
    return createSession(async () => kept, { fetchSession, channel, onLeft: () => onLeft(name) });
  };
  const save = (answers: Answers) => {
    kept = { ...kept, answers: withAnswers(kept.answers, answers) };
    return answers;
  };
  const keep = (difference: Partial<EmbeddedSession>) => {
    kept = { ...kept, ...difference };
  };
  const fail = () => {
    isOffline = true;
  };
  return { open, save, keep, fail, revalidations: () => revalidations };
}

describe("two tabs of one session", () => {
  it("share their answers, and the changed tab is marked until it saves an answer", async () => {
    const { open, save } = twoTabs();
    const [dog, cat] = [open(), open()];
    await Promise.all([dog.load(), cat.load()]);
    cat.answer(save({ species: "cat" }));
    await expect.poll(() => dog.get().answers).toEqual({ species: "cat", petName: "Bob" });
    expect(dog.get().answeredElsewhere).toBe(true);
    expect(cat.get().answeredElsewhere).toBe(false);
    dog.answer(save({ breed: { kind: "pure", name: "Siamês" } }));
    expect(dog.get().answeredElsewhere).toBe(false);
    await expect.poll(() => cat.get().answers.breed).toEqual({ kind: "pure", name: "Siamês" });
    // An added answer does not count as changed.
    expect(cat.get().answeredElsewhere).toBe(false);
  });

  it("are marked when another one buys something else", async () => {
    const { open, keep } = twoTabs();
    const [box, mats] = [open(), open()];
    await Promise.all([box.load(), mats.load()]);
    const purchase = { kind: "hygiene", withBox: false } as const;
    keep({ purchase });
    mats.change({ purchase });
    await expect.poll(() => box.get().purchase).toEqual(purchase);
    expect(box.get().answeredElsewhere).toBe(true);
    expect(mats.get().answeredElsewhere).toBe(false);
  });

  it("share the coupon and changes made by the server", async () => {
    const { open, save, keep } = twoTabs();
    const [here, there] = [open(), open()];
    await Promise.all([here.load(), there.load()]);
    keep({ coupon: "BOBQUERIDO" });
    here.change({ coupon: "BOBQUERIDO" });
    await expect.poll(() => there.get().coupon).toBe("BOBQUERIDO");
    save({ subscription: "TESTE00001" });
    keep({ visitor: { authorized: true, name: "Ana", subscriptions: 1 } });
    await here.revalidateAndNotifyTabs();
    for (const tab of [here, there]) {
      await expect.poll(() => tab.get().visitor).toEqual({ authorized: true, name: "Ana", subscriptions: 1 });
    }
  });

  it("each keep their typed CEP, and do not read their pages again because of it", async () => {
    const cep = parseCep("01310-100");
    if (!cep.ok) throw new Error("The CEP of the test is invalid.");
    const { open, revalidations } = twoTabs();
    const [here, there] = [open(), open()];
    here.keepDeliveryCep(cep.value);
    await Promise.all([here.load(), there.load()]);
    here.keepDeliveryCep(cep.value);
    expect(here.get().deliveryCep).toBe("01310100");
    expect(there.get().deliveryCep).toBeUndefined();
    expect(revalidations()).toBe(0);
  });

  it("keep an answer given during a revalidation", async () => {
    const { open, save } = twoTabs();
    const tab = open();
    await tab.load();
    save({ petName: "Rex" });
    const result = tab.revalidate();
    await Promise.resolve();
    tab.answer(save({ restriction: "pode_tudo" }));
    expect(await result).toBe(true);
    expect(tab.get().answers).toMatchObject({ petName: "Rex", restriction: "pode_tudo" });
  });

  it("are notified of a logout", async () => {
    const heard: string[] = [];
    const { open } = twoTabs((tab) => heard.push(tab));
    const [first] = [open("first"), open("second"), open("third")];
    first.leave();
    await expect.poll(() => heard).toEqual(["second", "third"]);
  });

  it("are discarded after a logout that another customer's login has followed", async () => {
    const heard: string[] = [];
    const { open, keep } = twoTabs((tab) => heard.push(tab));
    keep({ visitor: { authorized: true, name: "Ana", subscriptions: 1 }, customerCode: "ana" });
    const [first, second] = [open("first"), open("second")];
    await second.load();
    keep({ customerCode: "bia" });
    first.leave();
    await expect.poll(() => heard).toEqual(["second"]);
  });

  it("keep their session after a logout that has not reached the server, or while they cannot ask it", async () => {
    const heard: string[] = [];
    const { open, keep, revalidations, fail } = twoTabs((tab) => heard.push(tab));
    keep({ visitor: { authorized: true, name: "Ana", subscriptions: 1 } });
    const [first, second] = [open("first"), open("second")];
    await second.load();
    first.leave();
    await expect.poll(revalidations).toBe(1);
    await vi.dynamicImportSettled();
    keep({ visitor: { authorized: false } });
    fail();
    first.leave();
    await expect.poll(revalidations).toBe(2);
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve));
    expect(heard).toEqual([]);
    expect(second.get().visitor.authorized).toBe(true);
  });

  it("are discarded once another customer is logged in, whose session they do not take over", async () => {
    let discarded = 0;
    const session = createSession(async () => ({ ...beagle, customerCode: "ana" }), {
      fetchSession: async () => ({ ...unknownSession, customerCode: "bia" }),
      onLeft() {
        discarded += 1;
      },
    });
    await session.load();
    expect(await session.revalidate()).toBe(false);
    expect(discarded).toBe(1);
    expect(session.get()).toMatchObject({ customerCode: "ana", answers: beagle.answers });
  });

  it("ignore a session with another id", async () => {
    const session = createSession(async () => ({ ...beagle, sessionId: "a" }), {
      fetchSession: async () => ({ ...unknownSession, sessionId: "b" }),
      onLeft: () => expect.unreachable(),
    });
    await session.load();
    expect(await session.revalidate()).toBe(false);
    expect(session.get().answers).toEqual(beagle.answers);
  });

  it("keep their answers when the session has ended on a server that names no session", async () => {
    const session = createSession(async () => beagle, {
      // The browser's cookie still names the species.
      fetchSession: async () => ({ ...unknownSession, answers: { species: "dog" } }),
    });
    await session.load();
    expect(await session.revalidate()).toBe(false);
    expect(session.get().answers).toEqual(beagle.answers);
  });

  it("take over a box that a logged-in customer has begun in another tab, also from a server that names no session", async () => {
    const session = createSession(async () => ({ ...beagle, customerCode: "ana" }), {
      fetchSession: async () => ({ ...unknownSession, customerCode: "ana" }),
    });
    await session.load();
    expect(await session.revalidate()).toBe(true);
    expect(session.get().answers).toEqual({});
  });

  it("keep what a page does not have, and take over the rest", async () => {
    const bought: EmbeddedSession = {
      ...beagle,
      answers: { ...beagle.answers, track: "essencial", plan: "SP_anual", subscription: "TESTE00001" },
      purchase: { kind: "hygiene", withBox: true },
      customerCode: "ana",
    };
    const session = createSession(async () => bought, { fetchSession: async () => ({ coupon: "BOBQUERIDO" }) });
    await session.load();
    expect(await session.revalidateAndNotifyTabs()).toBe(true);
    expect(session.get()).toEqual({ ...bought, coupon: "BOBQUERIDO", known: true, answeredElsewhere: false });
  });
});
