import { useEffect, useState } from "react";

/** A file once it has been there for so long, in milliseconds; undefined until then, and for none. */
export function useAskedAfter(file: File | undefined, wait: number): File | undefined {
  const [asked, setAsked] = useState<File>();
  useEffect(() => {
    if (file === undefined) return;
    const waiting = setTimeout(() => setAsked(file), wait);
    return () => clearTimeout(waiting);
  }, [file, wait]);
  return asked === file ? asked : undefined;
}
