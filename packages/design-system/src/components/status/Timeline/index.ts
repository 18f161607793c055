export { Timeline, type TimelineItem, type TimelineProps } from "./Timeline.tsx";
export type { TimelineTexts } from "./timelineTexts.ts";
