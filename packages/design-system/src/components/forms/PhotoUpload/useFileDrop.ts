import { type ClipboardEvent, type DragEvent, type SyntheticEvent, useState } from "react";

interface FileDropOptions {
  /** While blocked, no file is accepted. */
  blocked: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A fieldset around the field may disable it, too. */
const isDisabled = ({ currentTarget }: SyntheticEvent) => currentTarget.querySelector("input:disabled") !== null;

/** Accepts files dropped on an element or pasted into it; `over` while a file is dragged over it. */
export function useFileDrop({ blocked, onFiles }: FileDropOptions) {
  const [over, setOver] = useState(false);

  function take(event: SyntheticEvent, files: FileList): void {
    if (files.length > 0 && !blocked && !isDisabled(event)) onFiles([...files]);
  }

  return {
    over: over && !blocked,
    takes: {
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes("Files")) return;
        // Otherwise the browser navigates to the file.
        event.preventDefault();
        const isRefused = blocked || isDisabled(event);
        event.dataTransfer.dropEffect = isRefused ? "none" : "copy";
        setOver(!isRefused);
      },
      onDragLeave(event: DragEvent) {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        setOver(false);
        take(event, event.dataTransfer.files);
      },
      onPaste(event: ClipboardEvent) {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        take(event, event.clipboardData.files);
      },
    },
  };
}
