/** Bundled where it is used. */
export { NotFound } from './not-found.tsx';
