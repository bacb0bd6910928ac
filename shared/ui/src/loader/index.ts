/** Bundled where it is used. */
export { Loader } from './loader.tsx';
