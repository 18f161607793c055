export { ShareButton, type ShareButtonProps, type SharedBy } from "./ShareButton.tsx";
