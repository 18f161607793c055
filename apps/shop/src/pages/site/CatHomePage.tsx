import { Home } from "./Home.tsx";

export { CatHomePage as Component };

/** The cats' home. */
function CatHomePage() {
  return <Home pet="cat" />;
}
