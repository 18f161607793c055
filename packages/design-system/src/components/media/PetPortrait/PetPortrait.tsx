import type { Coat } from "@petbox/domain/pet/coat";
import type { PetSize } from "@petbox/domain/pet/size";
import type { Species } from "@petbox/domain/pet/species";
import { type ComponentProps, type ReactNode, useId } from "react";
import { tokens } from "../../../tokens/index.ts";
import { DrawnBody, DrawnFace, DrawnHead } from "./DrawnPet.tsx";
import { Layer, Root, Tilting } from "./PetPortrait.styles.ts";
import { worldColors } from "./portraitCoats.ts";
import { type PortraitLayer, portraitShapeOf } from "./portraitShape.ts";

export interface PetPortraitProps extends Omit<ComponentProps<"svg">, "children" | "name" | "width" | "height"> {
  /** Draws a dog or a cat. */
  species: Species;
  /** The coat of the breed's family; a sketch in the brand's colour while unknown. */
  coat?: Coat | undefined;
  /** The size of a dog: a small one leaves more of the ground free. */
  size?: PetSize | undefined;
  /** The name on the tag; a long one is shown as its initial. Without it the collar has no tag. */
  name?: string | undefined;
  /**
   * The accessible name.
   * @default the portrait is decorative
   */
  label?: string | undefined;
  /**
   * How the pet feels: "listening" tilts its head, "happy" opens its mouth. Under reduced motion the tilted head is still.
   * @default "calm"
   */
  mood?: "calm" | "listening" | "happy" | undefined;
  /**
   * The tinted shape behind the pet; "none" for a place that has its own.
   * @default "round"
   */
  ground?: "round" | "none" | undefined;
  /**
   * The width, and the height, in pixels.
   * @default 240
   */
  width?: number | undefined;
  /** The layer that has just been added: it arrives with a small movement, not under reduced motion. */
  arriving?: PortraitLayer | undefined;
  /** URLs of square pictures that replace layers of the drawing, each as large as the whole portrait. */
  layers?: Readonly<Partial<Record<PortraitLayer, string>>> | undefined;
}

/** What a portrait shows of a pet. */
export type PortrayedPet = Pick<PetPortraitProps, "species" | "coat" | "size" | "name">;

/** Names longer than this, in characters, show their initial on a round tag. */
const longestOnTag = 7;

interface CollarProps {
  readonly color: string;
  /** The pet's name, once known; the tag arrives with it. */
  readonly name: string | undefined;
}

/** The collar, with the name on its tag. */
function Collar({ color, name = "" }: CollarProps) {
  const called = name.trim();
  const characters = Array.from(called);
  const text = characters.length > longestOnTag ? characters[0] : called;
  const width = 24 + 12 * Math.max(Array.from(text ?? "").length, 1);
  return (
    <>
      <path fill="none" stroke={color} strokeWidth="13" strokeLinecap="round" d="M87 175c18 17 48 17 66 0" />
      {called === "" ? null : (
        <g>
          <circle cx="120" cy="193" r="5" fill="none" stroke={tokens.color.highlight} strokeWidth="3.5" />
          <rect x={120 - width / 2} y="197" width={width} height="29" rx="14.5" fill={tokens.color.highlight} />
          <text
            x="120"
            y="218"
            textAnchor="middle"
            fontFamily={tokens.fontFamily.body}
            fontSize="19"
            fontWeight="800"
            fill={tokens.color.onHighlight}
          >
            {text}
          </text>
        </g>
      )}
    </>
  );
}

/**
 * A pet, drawn from what is known about it: species, size, coat and name.
 *
 * @example
 * <PetPortrait species="dog" size="medio" name="Bob" label="Retrato do Bob" />
 */
export function PetPortrait(props: PetPortraitProps) {
  const { species, coat, size, name, label, mood = "calm", ground = "round", ...others } = props;
  const { width = 240, arriving, layers = {}, ...rest } = others;
  const window = useId();
  const world = worldColors[species];
  const { scale, eyes } = portraitShapeOf(size);
  const pet = { species, coat };

  const layer = (layerName: PortraitLayer, drawing: ReactNode) => (
    <Layer data-layer={layerName} data-arriving={layerName === arriving || undefined}>
      {layers[layerName] === undefined ? drawing : <image href={layers[layerName]} width={240} height={240} />}
    </Layer>
  );
  /** Smaller pets sit at the same edge. */
  const scaled = (drawing: ReactNode) => (
    <g transform={`translate(${120 - 120 * scale} ${240 - 240 * scale}) scale(${scale})`}>{drawing}</g>
  );

  return (
    <Root
      {...rest}
      viewBox="0 0 240 240"
      width={width}
      height={width}
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      data-mood={mood}
    >
      {/* The body ends at the ground's edge, while the ears may stand out above it. */}
      <clipPath id={window}>
        <path d={ground === "round" ? "M-40-60h320v184h-44a116 116 0 0 1-232 0h-44z" : "M-40-60h320v300h-320z"} />
      </clipPath>
      {ground === "none" ? null : layer("ground", <circle cx="120" cy="124" r="116" fill={world.ground} />)}
      <g clipPath={`url(#${window})`}>
        {layer("body", scaled(<DrawnBody {...pet} />))}
        {layer("collar", scaled(<Collar color={world.collar} name={name} />))}
        <Tilting>
          {layer("head", scaled(<DrawnHead {...pet} />))}
          {layer("face", scaled(<DrawnFace {...pet} eyes={eyes} happy={mood === "happy"} />))}
        </Tilting>
      </g>
    </Root>
  );
}
