import { type Answers, isAnswered } from "./answers.ts";
import { type StepName, stepPaths } from "./steps.ts";

/** Which of the two orders a visitor walks to a box; the page hands it over (decision 1). */
export type BoxFlow = "current" | "classic";

/** The same, or that of pads and food, which are bought without a pet (decision 52). */
export type FlowName = BoxFlow | "scheduled";

/** The two orders of the funnel, as the specification gives them (FUN-012, FUN-013), and what pads and food need of it. */
export const flows: Readonly<Record<FlowName, readonly StepName[]>> = {
  current: [
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
  ],
  classic: [
    "species",
    "size",
    "breed",
    "restriction",
    "contact",
    "track",
    "plan",
    "extraItem",
    "checkout",
    "payment",
    "waiting",
  ],
  scheduled: ["contact", "checkout", "payment", "waiting"],
};

/** The flow that a visitor walks on a step: while pads or food are being bought it is theirs, on the steps that it has. */
export function flowAt(
  { flow, purchase }: { readonly flow: BoxFlow; readonly purchase: unknown },
  step: StepName,
): FlowName {
  return purchase !== null && flows.scheduled.includes(step) ? "scheduled" : flow;
}

/** A step that the visitor's own flow lacks is still reachable: it then follows the flow that has it. */
function orderOf(flow: FlowName, step: StepName): readonly StepName[] {
  const own = flows[flow];
  if (own.includes(step)) return own;
  return flows.current.includes(step) ? flows.current : flows.classic;
}

/** Cats skip the size step (decision 5). */
function isSkipped(step: StepName, answers: Answers): boolean {
  return step === "size" && answers.species === "cat";
}

/** The step after this one for this visitor; the waiting page has none. */
export function nextStep(flow: FlowName, step: StepName, answers: Answers): StepName | undefined {
  const order = orderOf(flow, step);
  return order.slice(order.indexOf(step) + 1).find((later) => !isSkipped(later, answers));
}

/**
 * Whether going on from this step passes over a cat's size step, which is then saved as "gato" on the way (decision 5). So
 * it is from every later step too: a pet that became a cat in another tab has no size yet.
 */
export function passesCatSize(flow: FlowName, step: StepName, answers: Answers): boolean {
  const order = orderOf(flow, step);
  return answers.species === "cat" && answers.size === undefined && order.indexOf(step) + 1 >= order.indexOf("size");
}

/** The step before this one for this visitor; the first has none. */
export function previousStep(flow: FlowName, step: StepName, answers: Answers): StepName | undefined {
  const order = orderOf(flow, step);
  return order
    .slice(0, order.indexOf(step))
    .reverse()
    .find((earlier) => !isSkipped(earlier, answers));
}

/**
 * Where a visitor who opens a step must go first: the earliest unanswered step before it, or undefined when the
 * step may be shown. A step of the other flow asks for the species alone. A cat that opens the size step is led past it.
 */
export function stepToVisitFirst(flow: FlowName, step: StepName, answers: Answers): StepName | undefined {
  const own = flows[flow];
  const earlier = own.includes(step) ? own.slice(0, own.indexOf(step)) : (["species"] as const);
  const missing = earlier.find((candidate) => !isSkipped(candidate, answers) && !isAnswered(candidate, answers));
  if (missing !== undefined) return missing;
  return isSkipped(step, answers) ? nextStep(flow, step, answers) : undefined;
}

/** How far along the visitor is: which step of how many, the waiting page not counted. */
export function progressOf(flow: FlowName, step: StepName, answers: Answers): { position: number; total: number } {
  const order = orderOf(flow, step).filter((each) => each !== "waiting" && !isSkipped(each, answers));
  const index = order.indexOf(step);
  return { position: index === -1 ? order.length : index + 1, total: order.length };
}

const stepsWithoutPetQuery: readonly StepName[] = ["species", "extraItem", "checkout", "payment", "waiting"];

/**
 * The address of a step, with the `pet` query that the reply to the save before it brought.
 * @param genero what the server returned; echoed URL-encoded, never interpreted (decision 4). Absent for none.
 */
export function stepAddress(step: StepName, genero: string | undefined): string {
  const path = stepPaths[step];
  if (genero === undefined || stepsWithoutPetQuery.includes(step)) return path;
  return `${path}?pet=${encodeURIComponent(genero)}`;
}
