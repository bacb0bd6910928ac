import '@odeta/ui/base.css';
import './app/page-changes.css';
import { inSteps } from './boot/in-steps.ts';

const loadStart = () => import(/* webpackMode: "eager" */ './start.tsx');

/** Few imports: modules of separate ones are not concatenated, which costs a third of a kilobyte each. */
inSteps([
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  loadStart,
  async () => (await loadStart()).start(),
]);
