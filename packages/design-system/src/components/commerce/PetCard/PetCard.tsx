import { NoPet, type NoPetProps } from "./NoPet.tsx";
import { Pet, type PetProps } from "./Pet.tsx";

export type PetCardProps = PetProps | NoPetProps;

/**
 * A pet of the account: picture, size and link to its plan. Without a `name` it is the placeholder of an account
 * without pets.
 *
 * @example
 * <PetCard name="Bob" sex="male" size="medio" image="/imagens/bob.webp" planHref="/assinaturas/48210" />
 */
export function PetCard(props: PetCardProps) {
  return props.name === undefined ? <NoPet {...props} /> : <Pet {...props} />;
}
