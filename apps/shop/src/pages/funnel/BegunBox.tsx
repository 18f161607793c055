import { LinkButton } from "@petbox/design-system/components/LinkButton";
import { stepToContinueWith, stepUrl } from "@petbox/domain/funnel/flows";
import { ofPet } from "@petbox/domain/pet/phrases";
import { speciesQuery } from "@petbox/domain/pet/species";
import { useSession } from "../../app/services.ts";
import { namedPet } from "../pets/namedPet.ts";

/** A link to the first unanswered step of a box that the visitor has begun. */
export default function BegunBox() {
  const { answers, flow, purchase } = useSession();
  const step = purchase === null ? stepToContinueWith(flow, answers) : undefined;
  if (step === undefined) return null;
  return (
    <LinkButton href={stepUrl(step, answers.species && speciesQuery(answers.species))} variant="secondary" fullWidth>
      Continuar a caixa {ofPet(namedPet(answers))}
    </LinkButton>
  );
}
