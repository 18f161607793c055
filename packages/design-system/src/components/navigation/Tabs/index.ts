export type { Tab } from "./TabList.tsx";
export { Tabs, type TabsProps } from "./Tabs.tsx";
