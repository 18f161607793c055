import { stepPaths } from "@petbox/domain/funnel/steps";
import { type NamedPet, ofPet } from "@petbox/domain/pet/phrases";
import type { Track } from "@petbox/domain/plan/offer";
import { Image } from "../../components/foundations/Image/index.ts";
import { PetPortrait, type PortrayedPet } from "../../components/media/PetPortrait/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { Changes, Face, Name, Picture } from "./SummaryBox.styles.ts";

/** A pet that receives a box. */
export interface PortrayedRecipient extends PortrayedPet, Pick<NamedPet, "sex"> {}

/** The ordered box: the pet it is for, and its track once known. */
export interface OrderedBox extends PortrayedRecipient {
  readonly track?: Pick<Track, "name" | "image"> | undefined;
}

/** "Caixa Essencial do Bob". */
export function boxName({ track, ...pet }: OrderedBox): string {
  return ["Caixa", track?.name, ofPet(pet)].filter((part) => part !== undefined).join(" ");
}

interface BoxFaceProps {
  readonly box: OrderedBox;
  /** @default "large" */
  readonly size?: "small" | "large";
}

/** The track's box with the pet in front of it; the pet alone while the track is unknown. */
export function BoxFace({ box: { track, sex: _sex, ...pet }, size = "large" }: BoxFaceProps) {
  return (
    <Picture data-size={size}>
      {track === undefined ? null : <Image src={track.image} alt="" width={96} height={96} fit="contain" />}
      <PetPortrait {...pet} width={96} />
    </Picture>
  );
}

/** The ordered box with a face, and the ways to change it. */
export function SummaryBox({ box }: { readonly box: OrderedBox }) {
  return (
    <Face>
      <BoxFace box={box} />
      <Name>{boxName(box)}</Name>
      <Changes>
        <span>Alterar:</span>
        <Link href={stepPaths.track} aria-label="Alterar a trilha">
          trilha
        </Link>
        <Link href={stepPaths.plan} aria-label="Alterar o plano">
          plano
        </Link>
        <Link href={stepPaths.extraItem} aria-label="Alterar o item extra">
          item extra
        </Link>
      </Changes>
    </Face>
  );
}
