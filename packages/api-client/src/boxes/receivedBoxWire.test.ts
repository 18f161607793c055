import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { receivedBoxWire } from "./receivedBoxWire.ts";

/** By hand, from document 001 (SUB-126). */
const wire = {
  subscription: "ATIVA00001",
  pet_name: "Bob",
  pet_sex: "masculino",
  created_at: "08-03-2026",
  tid: "77",
  entregue: "10-03-2026",
};
const read = (sent: object) => z.decode(receivedBoxWire, z.parse(z.any(), sent));

describe("a received BOX", () => {
  it("SUB-126 has a delivery date where the server sends one", () => {
    expect(read(wire)).toMatchObject({ delivered: true, deliveredOn: "2026-03-10" });
    expect(z.encode(receivedBoxWire, read(wire))).toMatchObject({ entregue: "10-03-2026" });
  });

  it.each(["10-03-2026 14:22:10", "10/3/2026", "2026-03-10 14:22:10"])(
    "SUB-127 has its day, however it is written: %s",
    (day) => {
      expect(read({ ...wire, created_at: day, entregue: day })).toMatchObject({
        createdOn: "2026-03-10",
        deliveredOn: "2026-03-10",
      });
    },
  );

  it("SUB-167 was called off if its tracking code says so", () => {
    expect(read({ ...wire, code_rast: "ENVIO ABORTADO", canceled: 0 }).aborted).toBe(true);
    expect(read({ ...wire, code_rast: null, canceled: 1 }).aborted).toBe(true);
    expect(read({ ...wire, code_rast: "PB123456789BR", canceled: 0 }).aborted).toBe(false);
  });

  it.each([true, 1, "1"])("is delivered on an unknown day: %j", (entregue) => {
    const box = read({ ...wire, entregue });
    expect(box.delivered).toBe(true);
    expect(box).not.toHaveProperty("deliveredOn");
    expect(z.encode(receivedBoxWire, box).entregue).toBe(
      z.encode(receivedBoxWire, read({ ...wire, entregue: 1 })).entregue,
    );
  });

  it.each([false, 0, null, undefined])("is on its way: %j", (entregue) => {
    const box = read({ ...wire, entregue });
    expect(box.delivered).toBe(false);
    expect(read(z.encode(receivedBoxWire, box))).toEqual(box);
  });
});
