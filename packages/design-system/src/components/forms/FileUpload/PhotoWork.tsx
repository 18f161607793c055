import { Text } from "../../foundations/Text/Text.tsx";
import { ProgressBar } from "../../status/ProgressBar/ProgressBar.tsx";
import { Spinner } from "../../status/Spinner/Spinner.tsx";
import { Work } from "./FileUpload.styles.ts";

/** What is being done with the photo, and how far it has come if that is known. */
export function PhotoWork({ label, progress }: { label: string; progress: number | undefined }) {
  return (
    <Work>
      {progress === undefined ? <Spinner size="small" /> : null}
      <Text size="small" weight="semibold">
        {label}
      </Text>
      {progress === undefined ? null : <ProgressBar label={label} value={progress} />}
    </Work>
  );
}
