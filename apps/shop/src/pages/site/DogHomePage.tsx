import { HomePageContent } from "./HomePageContent.tsx";

export { DogHomePage as Component };

/** The dogs' home. */
function DogHomePage() {
  return <HomePageContent pet="dog" />;
}
