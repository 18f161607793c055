export { Video, type VideoProps } from "./Video.tsx";
export type { VideoTexts } from "./videoTexts.ts";
