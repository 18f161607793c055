import { useLayoutEffect, useState } from "react";

/** The photo that its step has taken, sent or to be sent again, and a URL to show it to customers who come back. */
export function useTakenPhoto() {
  const [photo, setPhoto] = useState<File>();
  const [image, setImage] = useState<string>();

  useLayoutEffect(() => {
    if (photo === undefined) return undefined;
    const address = URL.createObjectURL(photo);
    setImage(address);
    return () => {
      URL.revokeObjectURL(address);
      setImage(undefined);
    };
  }, [photo]);

  return { photo, image, setPhoto };
}
