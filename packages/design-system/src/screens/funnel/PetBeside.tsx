import type { NamedPet } from "@petbox/domain/pet/phrases";
import { Card } from "../../components/foundations/Card/index.ts";
import { Image } from "../../components/foundations/Image/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { StepBeside } from "../../components/navigation/StepLayout/index.ts";
import { Facts } from "./PetBeside.styles.ts";

export interface PetBesideProps {
  readonly pet: NamedPet;
  /** URL of the species' picture, 240 × 240. */
  readonly image: string;
  /** The known facts about the pet, one per line. */
  readonly facts: readonly string[];
}

/** The pet as described so far, beside the questions. */
export function PetBeside({ pet, image, facts }: PetBesideProps) {
  return (
    <StepBeside label="Seu pet até aqui">
      <Card variant="outlined">
        <Stack gap="s3">
          <Image src={image} alt="" width={240} height={240} />
          <Text weight="bold">{pet.name ?? "Seu pet"}</Text>
          {facts.length === 0 ? null : (
            <Facts>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </Facts>
          )}
        </Stack>
      </Card>
    </StepBeside>
  );
}
