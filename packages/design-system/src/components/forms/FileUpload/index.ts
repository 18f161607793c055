export { FileUpload, type FileUploadProps } from "./FileUpload.tsx";
export type { FileUploadTexts } from "./fileUploadTexts.ts";
