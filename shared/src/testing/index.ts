export {
  answers,
  createTestStorefront,
  refuses,
  type SentRequest,
  type TestStorefront,
  unreachable,
} from './create-test-storefront.ts';
export { renderInStorefront } from './render-in-storefront.tsx';
