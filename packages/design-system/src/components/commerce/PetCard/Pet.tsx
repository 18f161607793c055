import { ofPet } from "@petbox/domain/pet/phrases";
import type { Sex } from "@petbox/domain/pet/sex";
import { catSize, type PetSize, sizeLabels } from "@petbox/domain/pet/size";
import { Camera as CameraDrawing } from "lucide-react";
import { Card, type CardProps } from "../../foundations/Card/Card.tsx";
import { Heading } from "../../foundations/Heading/Heading.tsx";
import { Icon } from "../../foundations/Icon/Icon.tsx";
import { Image } from "../../foundations/Image/Image.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Link } from "../../navigation/Link/Link.tsx";
import { Camera, Facts, Layout, PictureButton, Portrait } from "./PetCard.styles.ts";
import { type PetCardTexts, petCardTexts } from "./petCardTexts.ts";

export interface PetProps extends Omit<CardProps, "children" | "flush"> {
  /** The name of the pet. */
  name: string;
  /** Gives the texts their gender; neutral without it. */
  sex?: Sex | undefined;
  /** The address of the picture; a paw stands in for one that cannot be had. */
  image?: string | undefined;
  /** Addresses to try when the picture cannot be had. */
  imageFallbacks?: readonly string[] | undefined;
  /** A cat has none, and no line for it. */
  size?: PetSize | undefined;
  /** The address of its subscription. */
  planHref: string;
  /** The picture was pressed, to be changed; without it the picture is only looked at. */
  onChangePicture?: (() => void) | undefined;
  /** Other words in the place of its own. */
  texts?: Partial<PetCardTexts> | undefined;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** A pet with its picture, its size and the way to its plan. */
export function Pet({
  name,
  sex,
  image = "",
  imageFallbacks = [],
  size,
  planHref,
  onChangePicture,
  texts,
  headingLevel = 3,
  ...rest
}: PetProps) {
  const { changePictureText, sizeLabel, unknownSizeLabel, planLabel } = { ...petCardTexts, ...texts };
  const whose = ofPet({ name, sex });
  const portrait = (
    <Image src={image} fallbacks={imageFallbacks} alt="" width={96} height={96} shape="round" fit="cover" />
  );
  return (
    <Card {...rest}>
      <Layout>
        {onChangePicture === undefined ? (
          <Portrait>{portrait}</Portrait>
        ) : (
          <PictureButton type="button" onClick={() => onChangePicture()}>
            {portrait}
            <VisuallyHidden>{changePictureText(whose)}</VisuallyHidden>
            <Camera aria-hidden>
              <Icon icon={CameraDrawing} size="small" />
            </Camera>
          </PictureButton>
        )}
        <Facts>
          <Heading headingLevel={headingLevel}>{name}</Heading>
          {size === catSize ? null : (
            <Text tone="soft">{`${sizeLabel}: ${size === undefined ? unknownSizeLabel : sizeLabels[size]}`}</Text>
          )}
          <Link href={planHref} standalone>
            <span>
              {planLabel}
              <VisuallyHidden>{` ${whose}`}</VisuallyHidden>
            </span>
          </Link>
        </Facts>
      </Layout>
    </Card>
  );
}
