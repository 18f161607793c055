import { type Answers, isAnswered } from "./answers.ts";
import { type StepName, stepPaths } from "./steps.ts";

/** The two step orders of the funnel; the page supplies the visitor's (decision 1). */
export type BoxFlow = "current" | "classic";

/** A box flow, or the flow of pads and food, which need no pet (decision 52). */
export type FlowName = BoxFlow | "scheduled";

/** A named part of a flow, which the progress shows. */
export interface Phase<Steps> {
  readonly name: string;
  readonly steps: Steps;
}

const delivery: Phase<readonly StepName[]> = { name: "Entrega e pagamento", steps: ["checkout", "payment", "waiting"] };

/** The funnel's step orders from the specification (FUN-012, FUN-013) in phases, and the steps that pads and food use. */
const phases: Readonly<Record<FlowName, readonly Phase<readonly StepName[]>[]>> = {
  current: [
    { name: "Seu pet", steps: ["species", "name", "size", "breed", "birthDate"] },
    { name: "Sua caixa", steps: ["contact", "track", "plan", "extraItem"] },
    delivery,
  ],
  classic: [
    { name: "Seu pet", steps: ["species", "size", "breed", "restriction"] },
    { name: "Sua caixa", steps: ["contact", "track", "plan", "extraItem"] },
    delivery,
  ],
  scheduled: [
    { name: "Seu contato", steps: ["contact"] },
    { name: "Entrega", steps: ["checkout"] },
    { name: "Pagamento", steps: ["payment", "waiting"] },
  ],
};

/** The steps of a flow, in order. */
export function stepsOf(flow: FlowName): readonly StepName[] {
  return phases[flow].flatMap(({ steps }) => steps);
}

/** The flow that applies to a step: "scheduled" during a purchase of pads or food, on the steps it has. */
export function flowAt(
  { flow, purchase }: { readonly flow: BoxFlow; readonly purchase: unknown },
  step: StepName,
): FlowName {
  return purchase !== null && stepsOf("scheduled").includes(step) ? "scheduled" : flow;
}

/** A step missing from the visitor's flow is still reachable, and follows the flow that has it. */
function flowWith(flow: FlowName, step: StepName): FlowName {
  return [flow, "current" as const].find((each) => stepsOf(each).includes(step)) ?? "classic";
}

function orderOf(flow: FlowName, step: StepName): readonly StepName[] {
  return stepsOf(flowWith(flow, step));
}

/** Cats skip the size step (decision 5). */
function isSkipped(step: StepName, answers: Answers): boolean {
  return step === "size" && answers.species === "cat";
}

/** The visitor's next step; undefined after the waiting page. */
export function nextStep(flow: FlowName, step: StepName, answers: Answers): StepName | undefined {
  const order = orderOf(flow, step);
  return order.slice(order.indexOf(step) + 1).find((later) => !isSkipped(later, answers));
}

/**
 * Whether continuing from this step skips a cat's size step, so that the size is saved as "gato" on the way (decision 5).
 * Also true from every later step: a pet changed to a cat in another tab has no size yet.
 */
export function passesCatSize(flow: FlowName, step: StepName, answers: Answers): boolean {
  const order = orderOf(flow, step);
  return answers.species === "cat" && answers.size === undefined && order.indexOf(step) + 1 >= order.indexOf("size");
}

/** The visitor's previous step; undefined on the first. */
export function previousStep(flow: FlowName, step: StepName, answers: Answers): StepName | undefined {
  const order = orderOf(flow, step);
  return order
    .slice(0, order.indexOf(step))
    .reverse()
    .find((earlier) => !isSkipped(earlier, answers));
}

/**
 * The step a visitor must be redirected to: the earliest unanswered step before the requested one, or undefined if it may
 * be shown. A step of the other flow requires only the species. A cat is redirected past the size step.
 */
export function stepToVisitFirst(flow: FlowName, step: StepName, answers: Answers): StepName | undefined {
  const own = stepsOf(flow);
  const earlier = own.includes(step) ? own.slice(0, own.indexOf(step)) : (["species"] as const);
  const missing = earlier.find((candidate) => !isSkipped(candidate, answers) && !isAnswered(candidate, answers));
  if (missing !== undefined) return missing;
  return isSkipped(step, answers) ? nextStep(flow, step, answers) : undefined;
}

/** The step with which a visitor who has answered more than the species goes on; undefined before that, and after the payment was sent. */
export function stepToContinueWith(flow: BoxFlow, answers: Answers): StepName | undefined {
  const step = stepToVisitFirst(flow, "waiting", answers);
  return step === "species" || step === nextStep(flow, "species", answers) ? undefined : step;
}

/** The visitor's progress: the position of the step, and the number of steps in each phase, without the waiting page. */
export function progressOf(
  flow: FlowName,
  step: StepName,
  answers: Answers,
): { position: number; phases: readonly Phase<number>[] } {
  const isCounted = (each: StepName) => each !== "waiting" && !isSkipped(each, answers);
  const order = orderOf(flow, step).filter(isCounted);
  return {
    position: order.indexOf(step) + 1 || order.length,
    phases: phases[flowWith(flow, step)].map(({ name, steps }) => ({ name, steps: steps.filter(isCounted).length })),
  };
}

const stepsWithoutPetQuery: readonly StepName[] = ["species", "extraItem", "checkout", "payment", "waiting"];

/**
 * The path of a step, with the `pet` query from the reply to the preceding save.
 * @param genero the server's value; echoed URL-encoded and never interpreted (decision 4). Undefined if absent.
 */
export function stepUrl(step: StepName, genero: string | undefined): string {
  const path = stepPaths[step];
  if (genero === undefined || stepsWithoutPetQuery.includes(step)) return path;
  return `${path}?pet=${encodeURIComponent(genero)}`;
}
