import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { IdSchema } from './change-sets.ts';
import { STAFF_PATH } from './values.ts';

export const MOST_PREVIEW_HOURS = 168;

export const previewChangeSet = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/changes/{id}/preview`,
  summary: 'A link that shows a change set in the shop before it is live, to whoever has it',
  params: IdSchema,
  payload: v.strictObject({
    /** How long the link is valid. */
    hours: v.optional(
      v.pipe(v.number(), v.integer('must be whole hours'), v.minValue(1), v.maxValue(MOST_PREVIEW_HOURS)),
      24,
    ),
  }),
  body: v.object({
    /** On the host of any country; `?to=/cart` chooses the page. */
    path: v.string(),
    /** By country, the page on which its first change is seen: for `?to=`. */
    pages: v.record(v.string(), v.string()),
    /** In UTC. */
    until: v.string(),
  }),
  problems: ['not-allowed', 'changed-meanwhile', 'not-possible'],
});
