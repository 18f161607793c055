import { expect, it } from "vitest";
import { inProcess } from "../testing/inProcess.ts";
import { maxAnonymousSessions } from "./anonymousSessions.ts";

const stranger = (each: number) => ({
  id: `antes-${each}`,
  token: `t${each}`,
  sessionId: `s${each}`,
  begunAt: 0,
  answers: {},
});
const strangers = (count: number) => Array.from({ length: count }, (_, each) => stranger(each));

it("the newest anonymous sessions are kept, also those from before a restart", async () => {
  const { store, visit } = inProcess({ world: { visitors: strangers(maxAnonymousSessions + 1) } });
  const newest = await visit();
  expect(store.visitors.all()).toHaveLength(maxAnonymousSessions);
  expect(store.visitors.get(newest.visitor().id)).toBeDefined();
  expect(store.visitors.get("antes-0")).toBeUndefined();
  expect(store.visitors.get(`antes-${maxAnonymousSessions}`)).toBeDefined();
});

it("sessions with an answer are kept, from before or after a restart", async () => {
  const answered = { ...stranger(0), answers: { petName: "Bob" } };
  const buying = { ...stranger(1), cart: { "TAP-BRANCO": 2 } };
  const world = { visitors: [answered, buying, ...strangers(maxAnonymousSessions).slice(2)] };
  const { store, backend, visit } = inProcess({ world });
  backend.visitors.change("antes-2", { coupon: "BOBQUERIDO" });
  for (let time = 0; time < 4; time += 1) await visit();
  expect(["antes-0", "antes-1", "antes-2"].filter((id) => store.visitors.get(id) === undefined)).toEqual([]);
  expect(store.visitors.get("antes-3")).toBeUndefined();
});
