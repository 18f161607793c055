import { type NamedPet, ofPet } from "@petbox/domain/pet/phrases";
import type { ReactNode } from "react";
import { ResultCard } from "../../components/feedback/ResultCard/index.ts";
import type { PortrayedPet } from "../../components/media/PetPortrait/index.ts";
import { JoyScene } from "../checkout/JoyScene.tsx";
import { Paper, Root, Unbroken } from "./Celebration.styles.ts";

interface CelebrationProps {
  readonly pet: NamedPet;
  readonly portrait: PortrayedPet;
  readonly actions?: ReactNode;
}

/** Greets a new subscriber. The word with a hyphen is not broken there, and the name has an element, because a translated page replaces bare text. */
export function Greeting({ pet: { name } }: Pick<CelebrationProps, "pet">) {
  return (
    <>
      <Unbroken>{name ? "Boas-vindas," : "Boas-vindas!"}</Unbroken> {name && <span>{`${name}!`}</span>}
    </>
  );
}

/** The payment is approved and the pet's first month begins. */
export function Celebration({ pet, portrait, actions }: CelebrationProps) {
  return (
    <Root>
      <ResultCard tone="success" scene={<JoyScene pet={portrait} />} title={<Greeting pet={pet} />} actions={actions}>
        <p>A assinatura {ofPet(pet)} está ativa, e a primeira caixa já vai ser preparada com carinho.</p>
      </ResultCard>
      <Paper aria-hidden>
        {Array.from({ length: 8 }, (_, piece) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its place
          <i key={piece} />
        ))}
      </Paper>
    </Root>
  );
}
