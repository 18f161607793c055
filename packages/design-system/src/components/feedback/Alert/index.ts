export { Alert, type AlertProps } from "./Alert.tsx";
export type { AlertTexts } from "./alertTexts.ts";
export type { MessageTone } from "./toneLabel.ts";
