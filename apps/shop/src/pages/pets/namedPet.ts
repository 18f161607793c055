import type { Answers } from "@petbox/domain/funnel/answers";
import type { NamedPet } from "@petbox/domain/pet/phrases";

/** The answered pet, for phrases such as "a caixa do Bob". */
export function namedPet({ petName, petSex }: Answers): NamedPet {
  return { name: petName, sex: petSex };
}
