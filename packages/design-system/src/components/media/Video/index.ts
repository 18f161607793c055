export { Video, type VideoProps } from "./Video.tsx";
