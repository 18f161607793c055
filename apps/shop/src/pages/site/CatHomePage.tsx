import { HomePageContent } from "./HomePageContent.tsx";

export { CatHomePage as Component };

/** The cats' home. */
function CatHomePage() {
  return <HomePageContent pet="cat" />;
}
