/** Bundled into each unit that imports it. */
export { Loader } from './loader.tsx';
