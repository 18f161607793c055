import { expect, it } from "vitest";
import { createServerClock } from "./serverClock.ts";

/** A document from the server. */
function documentSaying(time?: string): ParentNode {
  const template = document.createElement("template");
  template.innerHTML = time === undefined ? "<p>" : `<meta name="server-time" content="${time}">`;
  return template.content;
}

it("continues from the document's time, regardless of the device's clock", () => {
  let device = 5_000;
  const clock = createServerClock(
    () => device,
    () => device,
  );
  expect(clock.now()).toBe(5_000);
  clock.follow(documentSaying("86405000"));
  device += 250;
  expect(clock.now()).toBe(86_405_250);
  clock.follow(documentSaying("172805250"));
  expect(clock.now()).toBe(172_805_250);
});

it.each([undefined, "", "__SERVER_TIME__", "-1", "0"])("is the device's time if the document has none: %j", (time) => {
  const clock = createServerClock(
    () => 5_000,
    () => 0,
  );
  clock.follow(documentSaying(time));
  expect(clock.now()).toBe(5_000);
});

const day = 24 * 60 * 60_000;

it.each([10 * 365 * day, -10 * 365 * day, -1_000])("keeps its time when the device's date moves by %d ms", (jump) => {
  let [device, elapsed] = [5_000, 0];
  const clock = createServerClock(
    () => device,
    () => elapsed,
  );
  clock.follow(documentSaying("86405000"));
  device += jump + 250;
  elapsed += 250.4;
  expect(clock.now()).toBe(86_405_250);
});

it("goes on while the device sleeps and its elapsed time stands still", () => {
  let device = 5_000;
  const clock = createServerClock(
    () => device,
    () => 0,
  );
  clock.follow(documentSaying("86405000"));
  device += day / 2;
  expect(clock.now()).toBe(86_405_000 + day / 2);
});
