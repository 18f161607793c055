import type { PetSize } from "@petbox/domain/pet/size";
import type { Species } from "@petbox/domain/pet/species";
import { Image } from "../../foundations/Image/Image.tsx";
import { PetPortrait } from "./PetPortrait.tsx";

interface PetImageProps {
  /** The URLs of its photo, tried in this order. */
  readonly sources: readonly string[];
  /** Draws a dog or a cat. */
  readonly species: Species | undefined;
  /** The size of a drawn dog. */
  readonly size: PetSize | undefined;
  /** The name on the drawing's tag. */
  readonly name: string | undefined;
  /** The alternative text; "" when the text beside it says the same. */
  readonly alt: string;
  /** The width, and the height, in pixels. */
  readonly width: number;
  /** Whether it is the main picture of the first screen. */
  readonly priority?: boolean | undefined;
}

/** A pet's photo. A pet without one is drawn, if its species is known. */
export function PetImage({ sources, species, size, name, alt, width, priority }: PetImageProps) {
  const [photo = "", ...fallbacks] = sources;
  return photo === "" && species !== undefined ? (
    <PetPortrait species={species} size={size} name={name} label={alt || undefined} width={width} />
  ) : (
    <Image
      src={photo}
      fallbacks={fallbacks}
      alt={alt}
      width={width}
      height={width}
      shape="round"
      fit="cover"
      priority={priority}
    />
  );
}
