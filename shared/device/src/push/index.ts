export { createPushStore, type PushState } from './push.store.ts';
