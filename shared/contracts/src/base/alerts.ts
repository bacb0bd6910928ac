import * as v from 'valibot';
import { call } from '../call.ts';
import { SystemNoticeSchema } from './notice.ts';

/** D7. The notice bar of the country, for every kind of client. */
export const readAlerts = call({
  method: 'GET',
  path: '/base/alerts',
  summary: 'D7. The notice bar',
  body: v.object({ alert: v.nullable(SystemNoticeSchema) }),
});
