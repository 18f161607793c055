import type { StateCode } from "@petbox/domain/address/states";
import type { Species } from "@petbox/domain/pet/species";
import { Hero } from "./home/Hero.tsx";
import { type HomeItem, HowItWorks } from "./home/HowItWorks.tsx";
import { LastBoxes } from "./home/LastBoxes.tsx";
import { LastCall } from "./home/LastCall.tsx";
import { type HomeMedal, Loyalty } from "./home/Loyalty.tsx";
import { type HomeTrack, Tracks } from "./home/Tracks.tsx";
import { useIdleLayout } from "./home/useIdleLayout.ts";
import { homeWords } from "./home/words.ts";

export type { HomeItem, HomeMedal, HomeTrack };

export interface HomeScreenProps {
  /** Whose home it is. */
  readonly pet: Species;
  /** Address of the picture of the first screen, 640 by 560. */
  readonly heroImage: string;
  /** Where "como funciona" is, as an address of the shop. */
  readonly howItWorksHref: string;
  readonly freeShippingStates: readonly StateCode[];
  /** Addresses of the four pictures of "como funciona", 240 by 180. */
  readonly stepImages: readonly string[];
  readonly items: readonly HomeItem[];
  readonly tracks: readonly HomeTrack[];
  /** Addresses of the pictures of boxes gone by, 320 by 240. */
  readonly lastBoxImages: readonly string[];
  readonly medals: readonly HomeMedal[];
  /** Address of the picture of a closed box, 240 by 180. */
  readonly closedBoxImage: string;
}

/** A home, of the dogs or of the cats (MAN-001, MAN-002, MAN-004). */
export function HomeScreen(props: HomeScreenProps) {
  const words = homeWords[props.pet];
  const below = useIdleLayout();
  return (
    <>
      <Hero
        words={words}
        image={props.heroImage}
        howItWorksHref={props.howItWorksHref}
        freeShippingStates={props.freeShippingStates}
      />
      <div ref={below}>
        <HowItWorks words={words} images={props.stepImages} items={props.items} />
        <Tracks words={words} tracks={props.tracks} />
        <LastBoxes words={words} images={props.lastBoxImages} />
        <Loyalty medals={props.medals} />
        <LastCall words={words} image={props.closedBoxImage} />
      </div>
    </>
  );
}
