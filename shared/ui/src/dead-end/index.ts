/** Bundled into each unit that imports it. */
export { DeadEnd } from './dead-end.tsx';
export { NextGoods } from './next-goods.tsx';
