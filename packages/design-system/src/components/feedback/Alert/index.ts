export { Alert, type AlertProps } from "./Alert.tsx";
export { KindIcon, type KindIconProps, type MessageKind } from "./KindIcon.tsx";
