import type { Coat } from "@petbox/domain/pet/coat";
import type { Species } from "@petbox/domain/pet/species";
import { CatBody } from "./CatBody.tsx";
import { CatFace } from "./CatFace.tsx";
import { CatEars, CatHead } from "./CatHead.tsx";
import { DogBody } from "./DogBody.tsx";
import { DogEarsBehind, DogEarsInFront } from "./DogEars.tsx";
import { DogFace } from "./DogFace.tsx";
import { DogHead } from "./DogHead.tsx";
import { catLookOf, dogLookOf } from "./portraitCoats.ts";

export interface DrawnPetProps {
  readonly species: Species;
  /** Undefined while unknown: a sketch in the brand's colour. */
  readonly coat: Coat | undefined;
}

export function DrawnBody({ species, coat }: DrawnPetProps) {
  return species === "cat" ? <CatBody look={catLookOf(coat)} /> : <DogBody {...dogLookOf(coat)} />;
}

export function DrawnHead({ species, coat }: DrawnPetProps) {
  if (species === "cat") {
    const look = catLookOf(coat);
    return (
      <>
        <CatEars look={look} />
        <CatHead look={look} />
      </>
    );
  }
  const look = dogLookOf(coat);
  return (
    <>
      <DogEarsBehind {...look} />
      <DogHead {...look} />
      <DogEarsInFront {...look} />
    </>
  );
}

interface DrawnFaceProps extends DrawnPetProps {
  /** Factor of the eyes. */
  readonly eyes: number;
  readonly happy: boolean;
}

export function DrawnFace({ species, coat, eyes, happy }: DrawnFaceProps) {
  if (species === "cat") return <CatFace iris={catLookOf(coat).iris} happy={happy} />;
  return <DogFace eyes={eyes} happy={happy} />;
}
