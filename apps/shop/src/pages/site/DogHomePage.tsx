import { Home } from "./Home.tsx";

export { DogHomePage as Component };

/** The dogs' home. */
function DogHomePage() {
  return <Home pet="dog" />;
}
