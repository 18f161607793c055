import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import type { Answers } from "./answers.ts";
import {
  flowAt,
  nextStep,
  passesCatSize,
  previousStep,
  progressOf,
  stepToContinueWith,
  stepToVisitFirst,
  stepUrl,
} from "./flows.ts";
import { stepAt } from "./steps.ts";

const dog: Answers = { species: "dog" };
const cat: Answers = { species: "cat" };

function walk(flow: "current" | "classic", answers: Answers): string[] {
  const steps: string[] = ["species"];
  for (let step = nextStep(flow, "species", answers); step !== undefined; step = nextStep(flow, step, answers)) {
    steps.push(step);
  }
  return steps;
}

describe("the step to continue with", () => {
  const named: Answers = { ...dog, petName: "Bob", petSex: "male" };
  const whole: Answers = {
    ...named,
    size: "medio",
    breed: { kind: "mixed" },
    birthDate: civilDate(2023, 4, 7),
    contact: { email: "ana@gmail.com", areaCode: "11", phoneNumber: "912345678", newsletter: false, privacy: true },
    track: "essencial",
    plan: "SP_anual",
    extraItem: "normal",
    customerSaved: true,
  };

  it("is the first unanswered one, once more than the species is known", () => {
    expect(stepToContinueWith("current", {})).toBeUndefined();
    expect(stepToContinueWith("current", dog)).toBeUndefined();
    expect(stepToContinueWith("current", named)).toBe("size");
    expect(stepToContinueWith("current", { ...cat, petName: "Mia", petSex: "female" })).toBe("breed");
    expect(stepToContinueWith("classic", { ...dog, size: "medio" })).toBe("breed");
    expect(stepToContinueWith("current", { ...whole, customerSaved: false })).toBe("checkout");
    expect(stepToContinueWith("current", whole)).toBe("payment");
  });

  it("does not exist after the payment was sent", () => {
    expect(stepToContinueWith("current", { ...whole, subscription: "ATIVA00001" })).toBeUndefined();
  });
});

describe("the order of the funnel", () => {
  it("FUN-003 FUN-012 is the current one for a dog", () => {
    expect(walk("current", dog)).toEqual([
      "species",
      "name",
      "size",
      "breed",
      "birthDate",
      "contact",
      "track",
      "plan",
      "extraItem",
      "checkout",
      "payment",
      "waiting",
    ]);
  });

  it("FUN-013 is the classic one if the page supplies it", () => {
    expect(walk("classic", dog).slice(0, 6)).toEqual(["species", "size", "breed", "restriction", "contact", "track"]);
  });

  it("FUN-064 has no size step for a cat, in either direction", () => {
    expect(walk("current", cat)).not.toContain("size");
    expect(previousStep("current", "breed", cat)).toBe("name");
    expect(stepToVisitFirst("current", "size", { ...cat, petName: "Mia", petSex: "female" })).toBe("breed");
  });

  it("FUN-064 saves a cat's size when passing its step, once", () => {
    expect(passesCatSize("current", "name", cat)).toBe(true);
    expect(passesCatSize("classic", "species", cat)).toBe(true);
    expect(passesCatSize("current", "name", { ...cat, size: "gato" })).toBe(false);
    expect(passesCatSize("current", "name", dog)).toBe(false);
    expect(passesCatSize("current", "species", cat)).toBe(false);
    // Changed to a cat in another tab, when this tab was past the name.
    expect(passesCatSize("current", "breed", cat)).toBe(true);
  });

  it("FUN-013 reaches a step of the other flow by its path and continues in that flow", () => {
    expect(stepToVisitFirst("current", "restriction", dog)).toBeUndefined();
    expect(nextStep("current", "restriction", dog)).toBe("contact");
    expect(nextStep("classic", "birthDate", dog)).toBe("contact");
  });
});

describe("a step with unanswered earlier ones", () => {
  it("redirects to the earliest of them", () => {
    expect(stepToVisitFirst("current", "payment", {})).toBe("species");
    expect(stepToVisitFirst("current", "payment", { ...dog, petName: "Bob", petSex: "male" })).toBe("size");
    expect(stepToVisitFirst("current", "name", dog)).toBeUndefined();
  });

  it("counts a name without the sex as unanswered", () => {
    expect(stepToVisitFirst("current", "size", { ...dog, petName: "Bob" })).toBe("name");
  });
});

describe("paths", () => {
  it("FUN-049 FUN-050 echo the server's word for the pet, encoded", () => {
    expect(stepUrl("size", "cachorro")).toBe("/pet/porte/?pet=cachorro");
    expect(stepUrl("breed", "a&b=ç")).toBe("/pet/raca/?pet=a%26b%3D%C3%A7");
  });

  it("FUN-037 FUN-040 FUN-044 omit the query from the extra item on", () => {
    expect(stepUrl("extraItem", "gato")).toBe("/assinatura/item-extra");
    expect(stepUrl("checkout", "gato")).toBe("/assinatura/checkout");
    expect(stepUrl("payment", "gato")).toBe("/payment_b");
  });

  it("FUN-036 FUN-046 match with and without the slash, and payment has two", () => {
    expect(stepAt("/assinatura/plano")).toBe("plan");
    expect(stepAt("/assinatura/plano/")).toBe("plan");
    expect(stepAt("/assinatura/payment")).toBe("payment");
    expect(stepAt("/nada")).toBeUndefined();
  });
});

describe("progress", () => {
  const phasesWith = (steps: number) => [
    { name: "Seu pet", steps },
    { name: "Sua caixa", steps: 4 },
    { name: "Entrega e pagamento", steps: 2 },
  ];

  it("counts the steps of this visitor in each phase, without the waiting page", () => {
    expect(progressOf("current", "species", dog)).toEqual({ position: 1, phases: phasesWith(5) });
    expect(progressOf("current", "breed", cat)).toEqual({ position: 3, phases: phasesWith(4) });
    expect(progressOf("current", "waiting", dog)).toEqual({ position: 11, phases: phasesWith(5) });
  });

  it("follows the flow that has the step", () => {
    expect(progressOf("classic", "contact", dog)).toEqual({ position: 5, phases: phasesWith(4) });
    expect(progressOf("current", "restriction", dog)).toEqual({ position: 4, phases: phasesWith(4) });
  });
});

describe("the flow of pads and food", () => {
  const contact = {
    email: "ana@exemplo.com",
    areaCode: "11",
    phoneNumber: "912345678",
    newsletter: false,
    privacy: true,
  };

  it("FUN-002 goes from the contact to the checkout, without a pet", () => {
    expect(nextStep("scheduled", "contact", {})).toBe("checkout");
    expect(previousStep("scheduled", "checkout", {})).toBe("contact");
    expect(previousStep("scheduled", "contact", {})).toBeUndefined();
    expect(stepToVisitFirst("scheduled", "payment", {})).toBe("contact");
    expect(stepToVisitFirst("scheduled", "payment", { contact })).toBe("checkout");
    expect(stepToVisitFirst("scheduled", "payment", { contact, customerSaved: true })).toBeUndefined();
    expect(progressOf("scheduled", "checkout", {})).toEqual({
      position: 2,
      phases: [
        { name: "Seu contato", steps: 1 },
        { name: "Entrega", steps: 1 },
        { name: "Pagamento", steps: 1 },
      ],
    });
    // A step of the other flows resolves to the flow that has it.
    expect(nextStep("scheduled", "restriction", {})).toBe("contact");
  });

  it("applies to its own steps, and only during a purchase", () => {
    const purchase = { kind: "hygiene" };
    expect(flowAt({ flow: "classic", purchase }, "checkout")).toBe("scheduled");
    expect(flowAt({ flow: "classic", purchase }, "plan")).toBe("classic");
    expect(flowAt({ flow: "current", purchase: null }, "checkout")).toBe("current");
  });
});
