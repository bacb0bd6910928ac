export { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
export {
  answers,
  createTestStorefront,
  refuses,
  type SentRequest,
  type TestStorefront,
  unreachable,
} from './create-test-storefront.ts';
export { findMissingMessages, findMissingTexts } from './find-missing-messages.ts';
export { postForm } from './post-form.ts';
export { renderInStorefront } from './render-in-storefront.tsx';
export { type StubbedPush, stubPush, withoutPush } from './stub-push.ts';
