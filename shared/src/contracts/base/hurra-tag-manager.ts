import * as v from 'valibot';

/** Names and values for the marketing tag queue; filled per page (N2). A file of its own, as every page reads it. */
export const HurraTagManagerSchema = v.record(v.string(), v.unknown());
