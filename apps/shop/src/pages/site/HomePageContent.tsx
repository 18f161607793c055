import { whenIdle } from "@petbox/design-system/browser/whenIdle";
import { CustomerReviewsPlaceholder } from "@petbox/design-system/screens/site/CustomerReviewsPlaceholder";
import {
  type HomeItem,
  type HomeMedal,
  HomeScreen,
  StartingPrice,
} from "@petbox/design-system/screens/site/HomeScreen";
import { NewestBoxPlaceholder } from "@petbox/design-system/screens/site/NewestBoxPlaceholder";
import { civilDate } from "@petbox/domain/calendar/civilDate";
import { freeShippingStates } from "@petbox/domain/delivery/freight";
import { monthCaption } from "@petbox/domain/gallery/boxMonth";
import { galleryPath } from "@petbox/domain/gallery/galleryView";
import { levelNames } from "@petbox/domain/loyalty/levels";
import { medalPicture } from "@petbox/domain/loyalty/medalPicture";
import { type Species, speciesQuery } from "@petbox/domain/pet/species";
import { howItWorksPath } from "@petbox/domain/site/home";
import { useEffect, useState } from "react";
import { lazyOptional } from "../../lazy/lazyOptional.tsx";
import { publicTracks } from "./publicTracks.ts";

/** Whether the browser has been idle since the page was shown. */
function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}

// If the code does not load, the placeholder stays, so that the layout does not shift.
const KnownPrice = lazyOptional(
  () => import("./KnownPrice.tsx").catch(() => ({ default: (_: { readonly pet: Species }) => <StartingPrice /> })),
  <StartingPrice />,
);

const PriceSentence = lazyOptional(() => import("./PriceSentence.tsx"));

/** The lowest price of a box. The document has a placeholder; the price is fetched when the browser is idle. */
function HomePrice({ pet }: { readonly pet: Species }) {
  return useIdle() ? <KnownPrice pet={pet} /> : <StartingPrice />;
}

/** The same price as a sentence of the FAQ, which the document leaves out. */
function HomePriceSentence({ pet }: { readonly pet: Species }) {
  return useIdle() ? <PriceSentence pet={pet} /> : null;
}

const KnownReviews = lazyOptional(() => import("./KnownReviews.tsx"), <CustomerReviewsPlaceholder />);

/** Customers' reviews. The document has a placeholder; they are fetched when the browser is idle, far below the first screen. */
function HomeReviews({ pet }: { readonly pet: Species }) {
  return useIdle() ? <KnownReviews pet={pet} /> : <CustomerReviewsPlaceholder />;
}

const KnownNewestBox = lazyOptional(() => import("./KnownNewestBox.tsx"), <NewestBoxPlaceholder />);

/** The contents of the newest box, fetched like the reviews. */
function HomeNewestBox({ pet }: { readonly pet: Species }) {
  return useIdle() ? <KnownNewestBox pet={pet} /> : <NewestBoxPlaceholder />;
}

const picture = (name: string) => `/imagens/${name}.svg`;

const item = (name: string, drawing: string): HomeItem => ({ name, image: picture(`item-${drawing}`) });

const items: Readonly<Record<Species, readonly HomeItem[]>> = {
  dog: [
    item("Brinquedos", "ursinho"),
    item("Petiscos", "biscoito"),
    item("Mordedores", "osso"),
    item("Cuidados", "xampu"),
  ],
  cat: [
    item("Areia de mandioca", "areia"),
    item("Petiscos", "peixe"),
    item("Brinquedos", "varinha"),
    item("Catnip", "catnip"),
  ],
};

const stepPictures: Readonly<Record<Species, readonly string[]>> = {
  dog: ["1", "2", "3", "4-cachorro"].map((step) => picture(`como-funciona-${step}`)),
  cat: ["1-gato", "2-gato", "3-gato", "4"].map((step) => picture(`como-funciona-${step}`)),
};

/** The cats' box is coral. */
const closedBoxes: Readonly<Record<Species, string>> = { dog: "caixa-fechada", cat: "caixa-fechada-gato" };

const medals: readonly HomeMedal[] = levelNames.map((name) => ({ name, image: medalPicture({ name }) }));

/** Three past boxes of the first track. */
const pastBoxes = [civilDate(2025, 10, 1), civilDate(2025, 9, 1), civilDate(2025, 8, 1)];

/** The home page for dogs or cats (MAN-002). */
export function HomePageContent({ pet }: { readonly pet: Species }) {
  const word = speciesQuery(pet);
  return (
    <HomeScreen
      pet={pet}
      heroImage={picture(`hero-${word}`)}
      howItWorksHref={howItWorksPath(pet)}
      freeShippingStates={freeShippingStates}
      stepImages={stepPictures[pet]}
      items={items[pet]}
      tracks={publicTracks(pet)}
      lastBoxes={pastBoxes.map((month) => ({
        image: picture(`caixa-${word}-essencial-${month.slice(0, "yyyy-mm".length)}`),
        month: monthCaption(month),
        href: galleryPath({ species: pet, month }),
      }))}
      lastBoxesHref={galleryPath({ species: pet })}
      newestBox={<HomeNewestBox pet={pet} />}
      price={<HomePrice pet={pet} />}
      priceSentence={<HomePriceSentence pet={pet} />}
      reviews={<HomeReviews pet={pet} />}
      medals={medals}
      closedBoxImage={picture(closedBoxes[pet])}
    />
  );
}
