import type { Sex } from "@petbox/domain/pet/sex";
import { catSize, type PetSize, speciesOfSize } from "@petbox/domain/pet/size";
import type { Species } from "@petbox/domain/pet/species";
import { Camera as CameraDrawing } from "lucide-react";
import { useTexts } from "../../../texts/useTexts.ts";
import { Card, type CardProps } from "../../foundations/Card/Card.tsx";
import { Heading } from "../../foundations/Heading/Heading.tsx";
import { Icon } from "../../foundations/Icon/Icon.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { PetImage } from "../../media/PetPortrait/PetImage.tsx";
import { Link } from "../../navigation/Link/Link.tsx";
import { Camera, Facts, Layout, PictureButton, Portrait } from "./PetCard.styles.ts";
import { type PetCardTexts, petCardTexts } from "./petCardTexts.ts";

export interface PetProps extends Omit<CardProps, "children" | "flush"> {
  /** The name of the pet. */
  name: string;
  /** Sets the gender of the texts; neutral without it. */
  sex?: Sex | undefined;
  /** The URL of the picture; a paw replaces one that fails to load. Without it the pet is drawn, if its species is known. */
  image?: string | undefined;
  /** Fallback URLs for a picture that fails to load. */
  imageFallbacks?: readonly string[] | undefined;
  /** The size of a dog; cats, and dogs of unknown size, have no size line. */
  size?: PetSize | undefined;
  /**
   * The species, which decides the picture.
   * @default the species of its size
   */
  species?: Species | undefined;
  /** The URL of its subscription. */
  planHref: string;
  /** Called when the picture is pressed to be changed; without it the picture is not a button. */
  onChangePicture?: (() => void) | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<PetCardTexts> | undefined;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A pet with its picture, its size and the link to its plan. */
export function Pet({
  name,
  sex,
  image = "",
  imageFallbacks = [],
  size,
  species = speciesOfSize(size),
  planHref,
  onChangePicture,
  texts,
  headingLevel = 3,
  ...rest
}: PetProps) {
  const words = useTexts("petCard", petCardTexts, texts);
  const petText = words.petText({ name, sex });
  const portrait = <PetImage sources={[image, ...imageFallbacks]} {...{ species, size, name }} alt="" width={96} />;
  return (
    <Card {...rest}>
      <Layout>
        {onChangePicture === undefined ? (
          <Portrait>{portrait}</Portrait>
        ) : (
          <PictureButton type="button" onClick={() => onChangePicture()}>
            {portrait}
            <VisuallyHidden>{words.changePictureText(petText)}</VisuallyHidden>
            <Camera aria-hidden>
              <Icon icon={CameraDrawing} size="small" />
            </Camera>
          </PictureButton>
        )}
        <Facts>
          <Heading headingLevel={headingLevel}>{name}</Heading>
          {size === undefined || size === catSize ? null : (
            <Text tone="soft">{`${words.sizeLabel}: ${words.sizeText(size)}`}</Text>
          )}
          <Link href={planHref} standalone>
            <span>
              {words.planLabel}
              <VisuallyHidden>{` ${petText}`}</VisuallyHidden>
            </span>
          </Link>
        </Facts>
      </Layout>
    </Card>
  );
}
