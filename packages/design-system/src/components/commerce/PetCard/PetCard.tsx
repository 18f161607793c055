import { NoPet, type NoPetProps } from "./NoPet.tsx";
import { Pet, type PetProps } from "./Pet.tsx";

export type PetCardProps = PetProps | NoPetProps;

/** A pet of the account: its picture, its size and the way to its plan. Without a `name` it is the place where a pet will be. */
export function PetCard(props: PetCardProps) {
  return props.name === undefined ? <NoPet {...props} /> : <Pet {...props} />;
}
