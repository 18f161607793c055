import type { Coat } from "@petbox/domain/pet/coat";
import type { Species } from "@petbox/domain/pet/species";
import { CatBody, CatEars, CatFace, CatHead } from "./Cat.tsx";
import { DogBody } from "./DogBody.tsx";
import { DogEarsBehind, DogEarsInFront } from "./DogEars.tsx";
import { DogFace } from "./DogFace.tsx";
import { DogHead } from "./DogHead.tsx";
import { catCoatOf, furOf, irisOf } from "./portraitCoats.ts";

export interface DrawnPetProps {
  readonly species: Species;
  /** Undefined while unknown: a sketch in the brand's colour. */
  readonly coat: Coat | undefined;
}

export function DrawnBody({ species, coat }: DrawnPetProps) {
  const fur = furOf(species, coat);
  if (species === "cat") return <CatBody coat={catCoatOf(coat)} fur={fur} />;
  return <DogBody coat={coat ?? "short"} fur={fur} />;
}

export function DrawnHead({ species, coat }: DrawnPetProps) {
  const fur = furOf(species, coat);
  if (species === "cat") {
    return (
      <>
        <CatEars coat={catCoatOf(coat)} fur={fur} />
        <CatHead coat={catCoatOf(coat)} fur={fur} />
      </>
    );
  }
  return (
    <>
      <DogEarsBehind coat={coat ?? "short"} fur={fur} />
      <DogHead coat={coat ?? "short"} fur={fur} />
      <DogEarsInFront coat={coat ?? "short"} fur={fur} />
    </>
  );
}

interface DrawnFaceProps extends DrawnPetProps {
  /** Factor of the eyes. */
  readonly eyes: number;
  readonly happy: boolean;
}

export function DrawnFace({ species, coat, eyes, happy }: DrawnFaceProps) {
  if (species === "cat") return <CatFace iris={irisOf(coat)} happy={happy} />;
  return <DogFace eyes={eyes} happy={happy} />;
}
