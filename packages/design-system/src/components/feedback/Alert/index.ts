export { Alert, type AlertProps } from "./Alert.tsx";
export type { AlertTexts } from "./alertTexts.ts";
export { KindIcon, type KindIconProps, type MessageKind } from "./KindIcon.tsx";
