import { PetPortrait, type PortrayedPet } from "../../components/media/PetPortrait/index.ts";
import { tokens } from "../../tokens/index.ts";
import { Lid, Opening, Stage } from "./JoyScene.styles.ts";

interface JoySceneProps {
  readonly pet: PortrayedPet;
}

/** The boxes of both worlds: front, edge and lid, and their dark inside. The same in light and dark, like the pet. */
const boxes = {
  dog: { front: "#6c2bd9", edge: "#5520ae", lid: "#8f5bea", inside: "#3d1585", ground: tokens.color.primaryTint },
  cat: { front: "#f0525a", edge: "#c93a4b", lid: "#ff8f87", inside: "#8f2440", ground: tokens.color.affectionTint },
} as const;

/** The payment is approved: the lid opens, and the pet jumps out of its first box. Decorative. */
export function JoyScene({ pet }: JoySceneProps) {
  const box = boxes[pet.species];
  return (
    <Stage>
      <svg viewBox="0 0 240 240" aria-hidden="true">
        <circle cx="120" cy="124" r="116" fill={box.ground} />
        <ellipse cx="124" cy="228" rx="92" ry="8" fill="#2b1b3d" opacity=".14" />
        <path d="M62 152h116l12 18H50z" fill={box.inside} />
      </svg>
      <Opening>
        <div>
          <PetPortrait {...pet} mood="happy" ground="none" />
        </div>
      </Opening>
      <svg viewBox="0 0 240 240" aria-hidden="true">
        <path d="M52 168h136v52a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8z" fill={box.front} />
        <path d="M52 168h136v8H52z" fill={box.edge} />
        <g fill="#fff">
          <path d="M120 197c8 0 15 8 15 14 0 5-4 7-8 7-3 0-4-1-7-1s-4 1-7 1c-4 0-8-2-8-7 0-6 7-14 15-14z" />
          <ellipse cx="112" cy="190" rx="4.5" ry="6" />
          <ellipse cx="128" cy="190" rx="4.5" ry="6" />
          <ellipse cx="101" cy="199" rx="4" ry="5.5" />
          <ellipse cx="139" cy="199" rx="4" ry="5.5" />
        </g>
        <Lid>
          <rect x="46" y="150" width="148" height="22" rx="7" fill={box.lid} />
        </Lid>
      </svg>
    </Stage>
  );
}
