export { lazyPart } from './lazy-part.ts';
export { useLazyPart } from './use-lazy-part.ts';
