export { Tabs, type TabsProps } from "./Tabs.tsx";
export type { Tab } from "./tab.ts";
