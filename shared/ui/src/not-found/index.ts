/** Bundled into each unit that imports it. */
export { NotFound } from './not-found.tsx';
