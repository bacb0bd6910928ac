import { MessageSchema } from '@odeta/contracts';
import * as v from 'valibot';

/** The envelope of every successful response. */
export const answerSchemaFor = (body: v.GenericSchema) =>
  v.object({ success: v.literal(true), body, messages: v.optional(v.array(MessageSchema)) });
