import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** B19. A style sheet that repairs the shop until the next release; empty as a rule. */
export const readGlobalCss = endpoint({
  method: 'GET',
  path: '/base/global-css',
  summary: 'B19. The emergency style sheet',
  body: v.object({ globalCssSetting: v.string() }),
});
