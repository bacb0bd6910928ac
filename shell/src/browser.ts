import '@odeta/ui/base.css';
import { inSteps } from './boot/in-steps.ts';

/** As few as serve: what is a step by itself is not joined with the rest, which costs a third of a kilobyte each. */
inSteps([
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './start.tsx').then(({ start }) => start()),
]);
