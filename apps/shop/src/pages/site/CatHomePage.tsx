import { Home } from "./Home.tsx";

export { CatHomePage as Page };

/** The cats' home. */
function CatHomePage() {
  return <Home pet="cat" />;
}
