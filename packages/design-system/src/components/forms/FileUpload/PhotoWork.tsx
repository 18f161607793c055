import { Text } from "../../foundations/Text/Text.tsx";
import { ProgressBar } from "../../status/ProgressBar/ProgressBar.tsx";
import { Spinner } from "../../status/Spinner/Spinner.tsx";
import { Work } from "./FileUpload.styles.ts";

/** The work on the photo, with its progress if known. */
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
