import { Text } from "../../foundations/Text/Text.tsx";
import { ProgressBar } from "../../status/ProgressBar/ProgressBar.tsx";
import { Spinner } from "../../status/Spinner/Spinner.tsx";
import { Work } from "./PhotoUpload.styles.ts";

/** What is being done with the chosen files, with its progress if known. */
export function UploadProgress({ label, progress }: { label: string; progress: number | undefined }) {
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
