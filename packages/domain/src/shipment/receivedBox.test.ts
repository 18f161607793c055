import { describe, expect, it } from "vitest";
import { addDays, civilDate } from "../calendar/civilDate.ts";
import {
  boxesByPet,
  canConfirmDelivery,
  isReceivedBoxRateable,
  type ReceivedBox,
  receivedBoxTitle,
} from "./receivedBox.ts";

describe("isReceivedBoxRateable", () => {
  const box = { aborted: false, shipmentCreated: true, rated: false };

  it("SUB-167 is true for a box that was created, not cancelled and not rated yet", () => {
    expect(isReceivedBoxRateable(box)).toBe(true);
  });

  it.each([{ aborted: true }, { shipmentCreated: false }, { rated: true }])(
    "SUB-167 is false for one with %j",
    (change) => {
      expect(isReceivedBoxRateable({ ...box, ...change })).toBe(false);
    },
  );
});

describe("canConfirmDelivery", () => {
  const createdOn = civilDate(2025, 3, 1);
  const box = { createdOn, aborted: false, posted: true, delivered: false };

  it("SUB-168 is offered after more than 20 days", () => {
    expect(canConfirmDelivery(box, addDays(createdOn, 20))).toBe(false);
    expect(canConfirmDelivery(box, addDays(createdOn, 21))).toBe(true);
    expect(canConfirmDelivery(box, addDays(createdOn, -1))).toBe(false);
  });

  it("is offered as soon as the estimated day is past", () => {
    const expectedOn = addDays(createdOn, 6);
    expect(canConfirmDelivery({ ...box, expectedOn }, expectedOn)).toBe(false);
    expect(canConfirmDelivery({ ...box, expectedOn }, addDays(expectedOn, 1))).toBe(true);
    expect(canConfirmDelivery({ ...box, expectedOn, posted: false }, addDays(expectedOn, 1))).toBe(false);
  });

  it("SUB-168 is not offered for a box that was not posted, was called off, or is known to be delivered", () => {
    const later = addDays(createdOn, 60);
    expect(canConfirmDelivery({ ...box, aborted: true }, later)).toBe(false);
    expect(canConfirmDelivery({ ...box, posted: false }, later)).toBe(false);
    expect(canConfirmDelivery({ ...box, delivered: true }, later)).toBe(false);
  });
});

describe("receivedBoxTitle", () => {
  it("SUB-054 contains the month of the box", () => {
    expect(receivedBoxTitle({ createdOn: civilDate(2025, 3, 1) })).toBe("Envio de março de 2025");
    expect(receivedBoxTitle({ createdOn: civilDate(2024, 12, 31) })).toBe("Envio de dezembro de 2024");
  });
});

describe("boxesByPet", () => {
  const box = (subscription: string, name: string, month: number): ReceivedBox => ({
    id: `${subscription}-${month}`,
    subscription,
    pet: { name },
    createdOn: civilDate(2025, month, 10),
    shipmentCreated: true,
    posted: true,
    delivered: true,
    aborted: false,
    rated: false,
  });

  it("SUB-052 SUB-053 groups by subscription, newest first", () => {
    const boxes = [box("bob", "Bob", 1), box("mika", "Mika", 2), box("bob", "Bob", 3), box("mika", "Mika", 1)];
    expect(boxesByPet(boxes).map(({ pet, boxes: own }) => [pet.name, own.map(({ id }) => id)])).toEqual([
      ["Bob", ["bob-3", "bob-1"]],
      ["Mika", ["mika-2", "mika-1"]],
    ]);
  });

  it("SUB-052 separates two subscriptions whose pets share a name", () => {
    expect(boxesByPet([box("one", "Bob", 1), box("other", "Bob", 1)])).toHaveLength(2);
    expect(boxesByPet([])).toEqual([]);
  });
});
