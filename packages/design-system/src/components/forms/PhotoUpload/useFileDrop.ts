import { type ClipboardEvent, type DragEvent, useState } from "react";

interface FileDropOptions {
  /** While blocked, no file is accepted. */
  blocked: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Accepts files dropped on an element or pasted into it; `over` while a file is dragged over it. */
export function useFileDrop({ blocked, onFiles }: FileDropOptions) {
  const [over, setOver] = useState(false);

  function take(files: FileList | undefined): void {
    if (files !== undefined && files.length > 0 && !blocked) onFiles([...files]);
  }

  return {
    over: over && !blocked,
    takes: {
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes("Files")) return;
        // Otherwise the browser navigates to the file.
        event.preventDefault();
        event.dataTransfer.dropEffect = blocked ? "none" : "copy";
        setOver(true);
      },
      onDragLeave(event: DragEvent) {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      },
      onPaste(event: ClipboardEvent) {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        take(event.clipboardData.files);
      },
    },
  };
}
