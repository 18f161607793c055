import { HomePageContent } from "./HomePageContent.tsx";

export { DogHomePage as Component };

/** The home page for dogs. */
function DogHomePage() {
  return <HomePageContent pet="dog" />;
}
