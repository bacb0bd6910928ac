/** What shows one part of much at a time. Bundled where it is used: it keeps no state and no context of its own. */
export { Accordion } from './accordion.tsx';
export { TabList } from './tab-list.tsx';
export { type Tab, Tabs } from './tabs.tsx';
