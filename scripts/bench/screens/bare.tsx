import { BareScreen } from "./bare/BareScreen.tsx";
import { show } from "./show.ts";

show(<BareScreen />);
