import nunito from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useState } from "react";
import { GlobalStyle } from "../../packages/design-system/src/theme/GlobalStyle.tsx";
import { lookOf } from "../toolbarChoices.ts";
import { brandTheme } from "./brandTheme.ts";
import { GlobalsContext, GroundContext, type Scheme } from "./GroundContext.ts";

type Channel = DocsContainerProps["context"]["channel"];

const preferredScheme = (): Scheme => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

type Globals = Readonly<Record<string, unknown>>;

function schemeFrom(globals: Globals): Scheme {
  const { theme } = lookOf(globals);
  return theme === "system" ? preferredScheme() : theme;
}

/** The choices of the toolbar, from the last globals on the channel. */
function useGlobals(channel: Channel): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    const [last] = channel.last("globalsUpdated") ?? channel.last("setGlobals") ?? [];
    return last?.globals ?? {};
  });
  useEffect(() => {
    const follow = (changed: { globals: Globals }) => setGlobals(changed.globals);
    channel.on("globalsUpdated", follow);
    return () => channel.off("globalsUpdated", follow);
  }, [channel]);
  return globals;
}

/** The container of every docs page: the brand's typeface and colours, in the toolbar's scheme. */
export function DocsGround({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context.channel);
  const scheme = schemeFrom(globals);
  return (
    <GroundContext value={scheme}>
      <GlobalsContext value={globals}>
        <DocsContainer context={context} theme={brandTheme(scheme)}>
          <GlobalStyle fontUrl={nunito} />
          <div data-theme={scheme}>{children}</div>
        </DocsContainer>
      </GlobalsContext>
    </GroundContext>
  );
}
