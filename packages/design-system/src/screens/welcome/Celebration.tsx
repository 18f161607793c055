import { type NamedPet, ofPet } from "@petbox/domain/pet/phrases";
import type { ReactNode } from "react";
import { keyframes, styled } from "styled-components";
import { ResultCard } from "../../components/feedback/ResultCard/index.ts";
import type { PortrayedPet } from "../../components/media/PetPortrait/index.ts";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";
import { JoyScene } from "../checkout/JoyScene.tsx";

const settle = keyframes`from { opacity: 0; transform: translateY(calc(-1 * ${tokens.space.s8})) rotate(-90deg); }`;

const Root = styled.div`
  position: relative;
  container-type: inline-size;
`;

/**
 * Confetti that falls once and lies still; under reduced motion it lies there from the start. It surrounds the picture,
 * sized by `ResultCard`, and stays clear of the text.
 */
const Paper = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: calc(${tokens.space.s8} + 0.8 * ${tokens.size.tileMedium});
  height: calc(${tokens.space.s8} + 0.8 * min(${tokens.size.tileMedium}, 100cqi - 2 * ${tokens.space.s5}));
  overflow: hidden;
  border-radius: ${tokens.radius.card};
  pointer-events: none;

  > i {
    position: absolute;
    width: ${tokens.space.s2};
    height: ${tokens.space.s3};
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.highlight};
    animation: ${settle} ${tokens.duration.slow} ${tokens.easing.out} both;
  }
  > i:nth-child(3n) { background: ${tokens.color.primary}; }
  > i:nth-child(3n + 1) { background: ${tokens.color.success}; }
  > i:nth-child(1) { inset: 12% auto auto 5%; rotate: 20deg; }
  > i:nth-child(2) { inset: 34% auto auto 12%; rotate: 65deg; }
  > i:nth-child(3) { inset: 58% auto auto 4%; rotate: 110deg; }
  > i:nth-child(4) { inset: 82% auto auto 10%; rotate: 40deg; }
  > i:nth-child(5) { inset: 16% 6% auto auto; rotate: 150deg; }
  > i:nth-child(6) { inset: 42% 13% auto auto; rotate: 15deg; }
  > i:nth-child(7) { inset: 66% 5% auto auto; rotate: 80deg; }
  > i:nth-child(8) { inset: 86% 11% auto auto; rotate: 130deg; }
  > i:nth-child(even) { animation-delay: ${tokens.duration.fast}; }
  ${media.reducedMotion} { > i { animation: none; } }
  ${media.forcedColors} { display: none; }
`;

const Unbroken = styled.span`white-space: nowrap;`;

interface CelebrationProps {
  readonly pet: NamedPet;
  readonly portrait: PortrayedPet;
  readonly actions?: ReactNode;
}

/**
 * Greets a new subscriber. The word with a hyphen is not broken there, and the name has an element, because a translated page replaces bare
 * text.
 */
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
