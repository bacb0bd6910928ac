export { LostGoods } from './lost-goods.tsx';
