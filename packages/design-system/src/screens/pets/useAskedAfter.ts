import { useEffect, useState } from "react";

/** Returns the file once `wait` milliseconds have passed since it was chosen; undefined until then. */
export function useAskedAfter(file: File | undefined, wait: number): File | undefined {
  const [asked, setAsked] = useState<File>();
  useEffect(() => {
    if (file === undefined) return;
    const waiting = setTimeout(() => setAsked(file), wait);
    return () => clearTimeout(waiting);
  }, [file, wait]);
  return asked === file ? asked : undefined;
}
