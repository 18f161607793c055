import type { ComponentType } from "react";
import type { QrDrawingProps } from "./QrDrawing.tsx";

let here: ComponentType<QrDrawingProps> | undefined;

/** The drawing, if it has come. */
export function qrDrawingHere(): ComponentType<QrDrawingProps> | undefined {
  return here;
}

/**
 * Has the drawing of QR codes come; undefined when it cannot. A page on which somebody is about to ask for one calls this
 * before, so that the code is there at once.
 */
export async function bringQrDrawing(): Promise<ComponentType<QrDrawingProps> | undefined> {
  try {
    here = (await import("./QrDrawing.tsx")).QrDrawing;
  } catch {
    // What the code says can still be copied.
  }
  return here;
}
