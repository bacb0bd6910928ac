/** What stands before the page. Bundled where it is used: it keeps no state and no context of its own. */
export { Dialog } from './dialog.tsx';
export { Sheet } from './sheet.tsx';
export { Tooltip } from './tooltip.tsx';
