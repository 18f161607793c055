export { QrCode, type QrCodeProps, qrDrawing } from "./QrCode.tsx";
