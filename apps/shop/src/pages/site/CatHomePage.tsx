import { HomePageContent } from "./HomePageContent.tsx";

export { CatHomePage as Component };

/** The home page for cats. */
function CatHomePage() {
  return <HomePageContent pet="cat" />;
}
