export { bringQrDrawing } from "./bringQrDrawing.ts";
export { QrCode, type QrCodeProps } from "./QrCode.tsx";
