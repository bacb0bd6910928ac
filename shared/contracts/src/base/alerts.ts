import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { SystemNoticeSchema } from './notice.ts';

/** D7. The country's notice bar for every kind of client. */
export const readAlerts = endpoint({
  method: 'GET',
  path: '/base/alerts',
  summary: 'D7. The notice bar',
  body: v.object({ alert: v.nullable(SystemNoticeSchema) }),
});
