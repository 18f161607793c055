import { type ReactElement, useEffect, useState } from "react";
import { exampleSource } from "./exampleSource.ts";
import { Shown } from "./Shown.tsx";

const files = import.meta.glob<string>("../../packages/design-system/src/components/*/*/*.docs.tsx", {
  query: "?raw",
  import: "default",
});

/** How the documentation of each component is fetched, by the component's name. */
const sources = new Map(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/(\w+)\.docs\.tsx$/, "$1"), load]),
);

function useExampleSource(name: string): string | undefined {
  const [code, setCode] = useState<string>();
  useEffect(() => {
    sources
      .get(name)?.()
      .then((source) => setCode(exampleSource(source, name)));
  }, [name]);
  return code;
}

/** The example of a component, and under it the code that shows just that, ready to be copied. */
export function Example({ name, element }: { name: string; element: ReactElement }) {
  return <Shown code={useExampleSource(name)}>{element}</Shown>;
}
