import nunito from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import { ThemeRoot } from "@petbox/design-system/theme/ThemeRoot";
import { Source } from "@storybook/addon-docs/blocks";
import { type ReactElement, use, useEffect, useState } from "react";
import { Frame } from "./docs.styles.ts";
import { exampleSource } from "./exampleSource.ts";
import { GroundContext } from "./GroundContext.ts";

const sources = import.meta.glob<string>("../../packages/design-system/src/components/*/*.docs.tsx", {
  query: "?raw",
  import: "default",
});

function useExampleSource(name: string): string | undefined {
  const [code, setCode] = useState<string>();
  useEffect(() => {
    const load = sources[`../../packages/design-system/src/components/${name}/${name}.docs.tsx`];
    load?.().then((source) => setCode(exampleSource(source, name)));
  }, [name]);
  return code;
}

/** The example of a component, and under it the code that shows just that, ready to be copied. */
export function Example({ name, element }: { name: string; element: ReactElement }) {
  const scheme = use(GroundContext);
  const code = useExampleSource(name);
  return (
    <>
      <Frame className="petbox-example sb-unstyled">
        <ThemeRoot fontUrl={nunito} colorScheme={scheme}>
          {element}
        </ThemeRoot>
      </Frame>
      {code === undefined ? null : <Source language="tsx" code={code} />}
    </>
  );
}
