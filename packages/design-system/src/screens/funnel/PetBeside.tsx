import { PetPortrait, type PortraitLayer, type PortrayedPet } from "../../components/media/PetPortrait/index.ts";
import { StepBeside } from "../../components/navigation/StepLayout/index.ts";
import { Facts, Name, Root, Words } from "./PetBeside.styles.ts";

export interface PetBesideProps {
  readonly pet: PortrayedPet;
  /** The layer of the portrait that the last answer added. */
  readonly arriving?: PortraitLayer | undefined;
  /** The known facts about the pet, one per line. */
  readonly facts: readonly string[];
}

/** The pet as described so far: beside the questions, on phones in a strip above them. */
export function PetBeside({ pet, arriving, facts }: PetBesideProps) {
  return (
    <StepBeside label="Seu pet até aqui">
      <Root>
        <PetPortrait {...pet} arriving={arriving} />
        <Words>
          <Name>{pet.name ?? "Seu pet"}</Name>
          {facts.length === 0 ? null : (
            <Facts>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </Facts>
          )}
        </Words>
      </Root>
    </StepBeside>
  );
}
