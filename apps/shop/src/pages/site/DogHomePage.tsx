import { Home } from "./Home.tsx";

export { DogHomePage as Page };

/** The dogs' home. */
function DogHomePage() {
  return <Home pet="dog" />;
}
