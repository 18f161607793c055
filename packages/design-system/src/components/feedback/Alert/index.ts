export { Alert, type AlertProps } from "./Alert.tsx";
export type { AlertTexts } from "./alertTexts.ts";
export { type MessageTone, ToneIcon, type ToneIconProps } from "./ToneIcon.tsx";
