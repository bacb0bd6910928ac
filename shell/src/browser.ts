import '@odeta/shared/ui/base.css';
import runtime from 'federation-runtime';
import { inSteps } from './boot/in-steps.ts';

declare global {
  /** The page's one federation runtime: remotes are built without their own. */
  var odetaFederation: object | undefined;
}

// Before anything else: the scripts of the page's remote run while this one is still at its steps.
globalThis.odetaFederation = runtime;

/** What the shell consists of, in the order in which it needs one another. */
inSteps([
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@odeta/shared/router'),
  () => import(/* webpackMode: "eager" */ '@odeta/shared/storefront'),
  () => import(/* webpackMode: "eager" */ '@odeta/shared/ui'),
  () => import(/* webpackMode: "eager" */ './federation/share-singletons.ts'),
  () => import(/* webpackMode: "eager" */ './app.tsx'),
  () => import(/* webpackMode: "eager" */ './start.tsx').then(({ start }) => start()),
]);
