import nunito from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useState } from "react";
import { GlobalStyle } from "../../packages/design-system/src/theme/GlobalStyle.tsx";
import { lookOf } from "../toolbarChoices.ts";
import { brandTheme } from "./brandTheme.ts";
import { GroundContext, type Scheme } from "./GroundContext.ts";

type Channel = DocsContainerProps["context"]["channel"];

const preferredScheme = (): Scheme => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

function schemeFrom(globals: Readonly<Record<string, unknown>>): Scheme {
  const { theme } = lookOf(globals);
  return theme === "system" ? preferredScheme() : theme;
}

/** The scheme chosen in the toolbar, from the last globals on the channel. */
function useScheme(channel: Channel): Scheme {
  const [scheme, setScheme] = useState<Scheme>(() => {
    const [last] = channel.last("globalsUpdated") ?? channel.last("setGlobals") ?? [];
    return schemeFrom(last?.globals ?? {});
  });
  useEffect(() => {
    const follow = ({ globals }: { globals: Record<string, unknown> }) => setScheme(schemeFrom(globals));
    channel.on("globalsUpdated", follow);
    return () => channel.off("globalsUpdated", follow);
  }, [channel]);
  return scheme;
}

/** The container of every docs page: the brand's typeface and colours, in the toolbar's scheme. */
export function DocsGround({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useScheme(context.channel);
  return (
    <GroundContext value={scheme}>
      <DocsContainer context={context} theme={brandTheme(scheme)}>
        <GlobalStyle fontUrl={nunito} />
        <div data-theme={scheme}>{children}</div>
      </DocsContainer>
    </GroundContext>
  );
}
