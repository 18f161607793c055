import { type ReactElement, useEffect, useState } from "react";
import { exampleSource } from "./exampleSource.ts";
import { Shown } from "./Shown.tsx";

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
  return <Shown code={useExampleSource(name)}>{element}</Shown>;
}
