import { MessageSchema } from '@odeta/contracts';
import * as v from 'valibot';

/** What stands around the body of every answer. */
export const answerSchemaFor = (body: v.GenericSchema) =>
  v.object({ success: v.literal(true), body, messages: v.optional(v.array(MessageSchema)) });
