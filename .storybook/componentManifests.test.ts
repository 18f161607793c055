import { expect, it } from "vitest";
import { publicImports } from "./componentManifests.ts";

it("gives assistants an import path for each component", () => {
  const statements = `import { PawPrint } from 'lucide-react';
import { Button, PlanCardSkeleton, ThemeRoot } from '@petbox/design-system';`;
  expect(publicImports(statements).split("\n")).toEqual([
    "import { PawPrint } from 'lucide-react';",
    "import { Button } from '@petbox/design-system/components/Button';",
    "import { PlanCardSkeleton } from '@petbox/design-system/components/PlanCard';",
    "import { ThemeRoot } from '@petbox/design-system/theme/ThemeRoot';",
  ]);
});
