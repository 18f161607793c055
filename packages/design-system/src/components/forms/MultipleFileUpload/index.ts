export { MultipleFileUpload, type MultipleFileUploadProps } from "./MultipleFileUpload.tsx";
export type { MultipleFileUploadTexts } from "./multipleFileUploadTexts.ts";
