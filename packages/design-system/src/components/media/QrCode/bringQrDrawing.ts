import type { ComponentType } from "react";
import type { QrDrawingProps } from "./QrDrawing.tsx";

let here: ComponentType<QrDrawingProps> | undefined;

/** The drawing component, if loaded. */
export function qrDrawingHere(): ComponentType<QrDrawingProps> | undefined {
  return here;
}

/**
 * Loads the drawing of QR codes; undefined when it cannot. A page that is about to show one calls this beforehand, so
 * that the code appears at once.
 */
export async function bringQrDrawing(): Promise<ComponentType<QrDrawingProps> | undefined> {
  try {
    here = (await import("./QrDrawing.tsx")).QrDrawing;
  } catch {
    // The encoded text can still be copied.
  }
  return here;
}
