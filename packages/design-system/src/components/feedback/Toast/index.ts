export { createToaster, type Toast, type Toaster, type ToastMessage } from "./createToaster.ts";
export { ToastRegion, type ToastRegionProps, toastDuration } from "./ToastRegion.tsx";
export type { ToastTexts } from "./toastTexts.ts";
