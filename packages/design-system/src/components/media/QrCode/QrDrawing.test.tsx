import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { QrDrawing } from "./QrDrawing.tsx";

it("draws the longest code that a QR code holds, and nothing for a longer one", () => {
  const drawn = (code: string) => renderToStaticMarkup(<QrDrawing code={code} title="Pix" />);
  expect(drawn("é".repeat(831))).toContain("<svg");
  expect(drawn("é".repeat(832))).toBe("");
});
