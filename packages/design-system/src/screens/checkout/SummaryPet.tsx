import { forPet, type NamedPet } from "@petbox/domain/pet/phrases";
import { Inline } from "../../components/foundations/Inline/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { PetPortrait, type PortrayedPet } from "../../components/media/PetPortrait/index.ts";

/** The pet that an order is for. */
export interface PortrayedRecipient extends PortrayedPet, Pick<NamedPet, "sex"> {}

/** The recipient of the box, with a face: "Para o Bob". */
export function SummaryPet({ sex, ...pet }: PortrayedRecipient) {
  const phrase = forPet({ name: pet.name, sex });
  return (
    <Inline gap="s3" align="center">
      <PetPortrait {...pet} width={72} />
      <Text weight="bold">{phrase.charAt(0).toUpperCase() + phrase.slice(1)}</Text>
    </Inline>
  );
}
