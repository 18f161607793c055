import { besideQuery } from "@petbox/design-system/components/StepLayout";
import { nextStep } from "@petbox/domain/funnel/flows";
import { type StepName, stepPaths } from "@petbox/domain/funnel/steps";
import { Rehearsal } from "../../app/Rehearsal.tsx";
import { useSession } from "../../app/services.ts";
import { useMedia } from "../../app/useMedia.ts";
import { useLearnToday } from "../../app/useToday.ts";
import { KnownPet } from "./KnownPet.tsx";

/** What goes on while a step is read: the next one is made ready, and the pet stands beside its questions where there is room. */
export default function WhileReading({ step }: { readonly step: StepName }) {
  const { answers, flow } = useSession();
  const hasRoom = useMedia(besideQuery);
  useLearnToday();
  const next = nextStep(flow, step, answers);
  return (
    <>
      {hasRoom && asksAboutPet.has(step) ? <KnownPet answers={answers} /> : null}
      {/* The wait for a payment cannot be shown before there is one. */}
      {next === undefined || next === "waiting" ? null : <Rehearsal path={stepPaths[next]} />}
    </>
  );
}

/** The later steps have what is bought beside them, or compare it over the whole page. */
const asksAboutPet: ReadonlySet<StepName> = new Set(["name", "size", "breed", "birthDate", "restriction", "contact"]);
