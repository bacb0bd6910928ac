/** Accordion and tabs. Bundled into each unit that imports them: they have no state and no context to share between units. */
export { Accordion } from './accordion.tsx';
export { TabList } from './tab-list.tsx';
export { type Tab, Tabs } from './tabs.tsx';
