export { PhotoUpload, type PhotoUploadProps } from "./PhotoUpload.tsx";
export type { PhotoUploadTexts } from "./photoUploadTexts.ts";
