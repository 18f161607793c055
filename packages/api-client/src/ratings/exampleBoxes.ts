import { ratingPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";

/* @__NO_SIDE_EFFECTS__ */
function example(id: string, tid: string) {
  return { id, tid, url: pathTo(ratingPaths.rating, { shipment: tid }) };
}

/** Two BOXes of the examples' subscriber: one whose rating is open, and one that is rated. */
export const exampleBoxes = {
  open: example("DACONTA001-1", "d52b2b846abfe909bc8e87dd4e8e4528"),
  rated: example("DACONTA001-2", "f54d45f27e3bc08c67da8f5a1ea2e5f2"),
};
