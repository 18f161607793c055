import { whenIdle } from "@petbox/design-system/browser/whenIdle";
import { CustomerReviewsPlaceholder } from "@petbox/design-system/screens/site/CustomerReviewsPlaceholder";
import {
  type HomeItem,
  type HomeMedal,
  HomeScreen,
  StartingPrice,
} from "@petbox/design-system/screens/site/HomeScreen";
import { NewestBoxPlaceholder } from "@petbox/design-system/screens/site/NewestBoxPlaceholder";
import { freeShippingStates } from "@petbox/domain/delivery/freight";
import { galleryPath } from "@petbox/domain/gallery/galleryView";
import { levelNames } from "@petbox/domain/loyalty/levels";
import { medalPicture } from "@petbox/domain/loyalty/medalPicture";
import { type Species, speciesQuery } from "@petbox/domain/pet/species";
import { howItWorksPath } from "@petbox/domain/site/home";
import { type ComponentType, type ReactElement, useEffect, useState } from "react";
import { lazyOptional } from "../../lazy/lazyOptional.tsx";
import { builtInBoxes, homeBox, type PastBox } from "./lastBoxes.ts";
import { publicTracks } from "./publicTracks.ts";

interface PetProps {
  readonly pet: Species;
}

/** A part of the page that is loaded when the browser is idle. The document has the placeholder. */
function whenPageIdle<Props extends PetProps>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactElement | null = null,
): ComponentType<Props> {
  const Known = lazyOptional(async () => ({ default: await load() }), placeholder);
  return (props) => {
    const [isIdle, setIsIdle] = useState(false);
    useEffect(() => whenIdle(() => setIsIdle(true)), []);
    return isIdle ? <Known {...props} /> : placeholder;
  };
}

const loadHomeData = () => import("./KnownHomeData.tsx");

/** The lowest price of a box. If its code does not load, the placeholder stays, so that the layout does not shift. */
const HomePrice = whenPageIdle(
  () =>
    loadHomeData().then(
      ({ KnownPrice }) => KnownPrice,
      () => () => <StartingPrice />,
    ),
  <StartingPrice />,
);

/** The same price as a sentence of the FAQ, which the document leaves out. */
const HomePriceSentence = whenPageIdle(async () => (await loadHomeData()).PriceSentence);

const HomeReviews = whenPageIdle(async () => (await loadHomeData()).KnownReviews, <CustomerReviewsPlaceholder />);

/** The contents of the newest box. */
const HomeNewestBox = whenPageIdle(async () => (await loadHomeData()).KnownNewestBox, <NewestBoxPlaceholder />);

/** Tells the page which boxes are the last, in place of the built-in ones. */
const HomeLastBoxes = whenPageIdle(async () => (await loadHomeData()).KnownLastBoxes);

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

/** The home page for dogs or cats (MAN-002). */
export function HomePageContent({ pet }: { readonly pet: Species }) {
  const word = speciesQuery(pet);
  const [boxes, setBoxes] = useState<readonly PastBox[]>(() => builtInBoxes(pet));
  return (
    <HomeScreen
      pet={pet}
      heroImage={picture(`hero-${word}`)}
      howItWorksHref={howItWorksPath(pet)}
      freeShippingStates={freeShippingStates}
      stepImages={stepPictures[pet]}
      items={items[pet]}
      tracks={publicTracks(pet)}
      lastBoxes={boxes.map((box) => homeBox(pet, box))}
      lastBoxesHref={galleryPath({ species: pet })}
      newestBox={
        <>
          <HomeNewestBox pet={pet} />
          <HomeLastBoxes pet={pet} onKnown={setBoxes} />
        </>
      }
      price={<HomePrice pet={pet} />}
      priceSentence={<HomePriceSentence pet={pet} />}
      reviews={<HomeReviews pet={pet} />}
      medals={medals}
      closedBoxImage={picture(closedBoxes[pet])}
    />
  );
}
