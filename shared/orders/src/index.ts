/** What confirmation and account show of an order that was placed. Bundled into each unit that imports it. */
export { InvoiceLinks } from './invoice-links.tsx';
export { type Step, Track } from './track.tsx';
