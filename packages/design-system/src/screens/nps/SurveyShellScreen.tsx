import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { SurveyTitle } from "./SurveyTitle.tsx";

/** Page shell shown until the survey has loaded. */
export function SurveyShellScreen() {
  return (
    <Stack gap="s6" aria-busy="true">
      <SurveyTitle />
      <Skeleton shape="card" />
    </Stack>
  );
}
