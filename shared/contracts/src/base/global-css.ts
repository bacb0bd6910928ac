import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** B19. A style sheet for urgent fixes until the next release; usually empty. */
export const readGlobalCss = endpoint({
  method: 'GET',
  path: '/base/global-css',
  summary: 'B19. The emergency style sheet',
  body: v.object({ globalCssSetting: v.string() }),
});
