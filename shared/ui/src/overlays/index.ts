/** Overlays. Bundled into each unit that imports them: they have no state and no context to share between units. */
export { Dialog } from './dialog.tsx';
export { Sheet } from './sheet.tsx';
export { Tooltip } from './tooltip.tsx';
