import '@odeta/shared/ui/base.css';
import runtime from 'federation-runtime';
import { inSteps } from './boot/in-steps.ts';

declare global {
  /** The page's one federation runtime: remotes are built without their own. */
  var odetaFederation: object | undefined;
}

// Before anything else: the scripts of the page's remote run while this one is still at its steps.
globalThis.odetaFederation = runtime;

/** As few as serve: what is a step by itself is not joined with the rest, which costs a third of a kilobyte each. */
inSteps([
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './start.tsx').then(({ start }) => start()),
]);
