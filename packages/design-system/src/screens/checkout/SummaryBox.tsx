import { stepPaths } from "@petbox/domain/funnel/steps";
import { type NamedPet, ofPet } from "@petbox/domain/pet/phrases";
import type { Track } from "@petbox/domain/plan/offer";
import { styled } from "styled-components";
import { Image } from "../../components/foundations/Image/index.ts";
import { PetPortrait, type PortrayedPet } from "../../components/media/PetPortrait/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

const Face = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space.s4};
  /* On narrower screens the folded line above has both. */
  ${media.below998} { & > :not(:last-child) { display: none; } }
`;

/** A square. The pet fills it while it is alone, and stands in front of the box otherwise. */
const Picture = styled.span`
  position: relative;
  display: block;
  width: calc(${tokens.space.s16} * 1.5);
  aspect-ratio: 1;

  &[data-size="small"] { width: ${tokens.size.touch}; }
  & > * { position: absolute; inset: 0; width: 100%; height: 100%; }
  & > :not(:first-child) { inset: auto 0 0 auto; width: 46%; height: 46%; }
  & > :first-child:not(:last-child) { border-radius: ${tokens.radius.control}; }
`;

const Name = styled.p`
  font-weight: ${tokens.fontWeight.black};
  line-height: ${tokens.lineHeight.tight};
  flex: 1 1 auto;
  width: min-content;
  min-width: 0;
  overflow-wrap: break-word;
`;

const Changes = styled.p`
  flex: 1 0 100%;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};

  /* The same room around every word, and a touch target of the shortest. */
  & a { display: inline-flex; align-items: center; min-height: ${tokens.size.touchMinimum}; padding-inline: ${tokens.space.s2}; }
`;

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
