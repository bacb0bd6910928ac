import '@odeta/ui/base.css';
import { inSteps } from './boot/in-steps.ts';

/** Few steps: modules of separate steps are not concatenated, which costs a third of a kilobyte each. */
inSteps([
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './start.tsx').then(({ start }) => start()),
]);
