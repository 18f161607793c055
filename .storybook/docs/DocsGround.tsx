import nunito from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useState } from "react";
import { GlobalStyle } from "../../packages/design-system/src/theme/GlobalStyle.tsx";
import { lookOf } from "../toolbar.ts";
import { brandTheme } from "./brandTheme.ts";
import { GroundContext, type Scheme } from "./GroundContext.ts";

type Channel = DocsContainerProps["context"]["channel"];

const preferredScheme = (): Scheme => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

function schemeFrom(globals: Readonly<Record<string, unknown>>): Scheme {
  const { theme } = lookOf(globals);
  return theme === "system" ? preferredScheme() : theme;
}

/** The scheme that the toolbar asks for, from what the channel said last. */
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

/** What every page of the documentation stands on: the brand's typeface and colours, light or dark as the toolbar says. */
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
