import { ThemeRoot, type ThemeRootProps } from "@petbox/design-system/theme/ThemeRoot";
import { useState } from "react";
import { flushSync } from "react-dom";
import { LibraryScreen } from "./LibraryScreen.tsx";
import { show } from "./show.ts";

const screen = <LibraryScreen />;
type Scheme = NonNullable<ThemeRootProps["colorScheme"]>;

/** The theme is a state of the application, as where a visitor can choose it. */
function Application() {
  const [scheme, setScheme] = useState<Scheme>("light");
  window.bench.changeTheme = (next: Scheme) => flushSync(() => setScheme(next));
  return <ThemeRoot colorScheme={scheme}>{screen}</ThemeRoot>;
}

show(<Application />);
