import { describe, expect, it } from "vitest";
import { contactAnswerOf, savedContactOf } from "./contactAnswer.ts";
import { initialContactState } from "./contactStep.ts";

const answer = { email: "ana@gmail.com", areaCode: "11", phoneNumber: "912345678", newsletter: false, privacy: true };

describe("the saved contact", () => {
  it("survives a round trip through the step", () => {
    const state = initialContactState(savedContactOf(answer, false));
    expect([state.emailText, state.phoneText, state.account]).toEqual(["ana@gmail.com", "(11) 91234-5678", undefined]);
    expect(contactAnswerOf(state, state.emailText)).toEqual(answer);
  });

  it("is the account's once the visitor is logged in", () => {
    expect(savedContactOf(answer, true).account).toBe("ana@gmail.com");
  });

  it("is empty before the first save", () => {
    expect(savedContactOf(undefined, true)).toEqual({});
  });

  it("has no phone if the account's was never typed here", () => {
    const saved = contactAnswerOf(initialContactState(), "carla@gmail.com");
    expect([saved.areaCode, saved.phoneNumber]).toEqual(["", ""]);
    expect(savedContactOf(saved, true)).not.toHaveProperty("phone");
  });
});
