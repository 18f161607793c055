import type { StateCode } from "@petbox/domain/address/states";
import type { Species } from "@petbox/domain/pet/species";
import type { ReactNode } from "react";
import { Hero } from "./home/Hero.tsx";
import { type HomeItem, HowItWorks } from "./home/HowItWorks.tsx";
import { type HomeBox, LastBoxes } from "./home/LastBoxes.tsx";
import { LastCall } from "./home/LastCall.tsx";
import { type HomeMedal, LoyaltyMedals } from "./home/LoyaltyMedals.tsx";
import { Questions } from "./home/Questions.tsx";
import { Accompanied } from "./home/StickyCall.styles.ts";
import { StickyCall } from "./home/StickyCall.tsx";
import { type HomeTrack, Tracks } from "./home/Tracks.tsx";
import { homeWords } from "./home/words.ts";
import { StartingPrice } from "./StartingPrice.tsx";
import { useIdleLayout } from "./useIdleLayout.ts";

export type { HomeBox, HomeItem, HomeMedal, HomeTrack };
export { StartingPrice };

export interface HomeScreenProps {
  /** The species that the home page is for. */
  readonly pet: Species;
  /** URL of the hero picture, 640 by 560. */
  readonly heroImage: string;
  /** The starting price of a box, or its placeholder. */
  readonly price: ReactNode;
  /** The sentence of the FAQ with the starting price; it may render nothing. */
  readonly priceSentence: ReactNode;
  /** URL of "como funciona". */
  readonly howItWorksHref: string;
  readonly freeShippingStates: readonly StateCode[];
  /** URLs of the four pictures of "como funciona", 240 by 180. */
  readonly stepImages: readonly string[];
  readonly items: readonly HomeItem[];
  readonly tracks: readonly HomeTrack[];
  readonly lastBoxes: readonly HomeBox[];
  /** The contents of the newest box; it may render nothing. */
  readonly newestBox: ReactNode;
  /** URL of the gallery with all past boxes. */
  readonly lastBoxesHref: string;
  /** The customers' reviews; they may render nothing. */
  readonly reviews: ReactNode;
  readonly medals: readonly HomeMedal[];
  /** URL of the picture of a closed box, 240 by 180. */
  readonly closedBoxImage: string;
}

/** The home page for dogs or for cats (MAN-001, MAN-002, MAN-004). */
export function HomeScreen(props: HomeScreenProps) {
  const words = homeWords[props.pet];
  const below = useIdleLayout();
  return (
    <>
      <Hero
        words={words}
        image={props.heroImage}
        price={props.price}
        howItWorksHref={props.howItWorksHref}
        freeShippingStates={props.freeShippingStates}
      />
      <Accompanied ref={below}>
        <HowItWorks words={words} images={props.stepImages} items={props.items} />
        <Tracks words={words} tracks={props.tracks} />
        <LastBoxes words={words} boxes={props.lastBoxes} newest={props.newestBox} href={props.lastBoxesHref} />
        {props.reviews}
        <Questions pet={props.pet} priceSentence={props.priceSentence} />
        <LoyaltyMedals medals={props.medals} />
        <StickyCall href={words.startHref} />
      </Accompanied>
      <LastCall pet={props.pet} words={words} image={props.closedBoxImage} />
    </>
  );
}
