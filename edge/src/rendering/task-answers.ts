import { isUint8Array } from 'node:util/types';
import * as v from 'valibot';
import type { WorkerTask } from '../releases/worker-messages.ts';

const ErrorSchema = v.object({ name: v.string(), message: v.string(), stack: v.optional(v.string()) });

export const TaskErrorSchema = v.object({ error: ErrorSchema, isLate: v.boolean(), isStarved: v.boolean() });

const resultOf = <Schema extends v.GenericSchema>(result: Schema) => v.object({ result });

const PageResultSchema = v.object({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  redirect: v.nullable(v.string()),
  complete: v.boolean(),
  providers: v.optional(v.array(v.string())),
  receivers: v.optional(v.array(v.string())),
  limitsWrites: v.boolean(),
  html: v.custom<Uint8Array>(isUint8Array),
  failures: v.array(v.object({ kind: v.string(), phase: v.optional(v.string()), cause: ErrorSchema })),
});

const RouteInfoSchema = v.object({
  remote: v.nullable(v.string()),
  isPrivate: v.boolean(),
  isUnstored: v.optional(v.boolean()),
  startsAtOnce: v.boolean(),
  query: v.optional(v.array(v.string())),
  reachable: v.array(v.string()),
});

/** A name that is safe in a header and on every file system. */
const FileNameSchema = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*\.json$/));

const FormResultSchema = v.union([
  v.object({ to: v.string() }),
  v.object({ file: v.object({ name: FileNameSchema, text: v.string() }) }),
  v.object({
    status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
    posted: v.object({
      form: v.string(),
      values: v.record(v.string(), v.array(v.string())),
      errors: v.record(v.string(), v.string()),
      problem: v.nullable(v.string()),
    }),
  }),
  v.object({ isUnknown: v.literal(true) }),
]);

/** What a worker answers to each kind of task, if it is not an error. */
export const RESULTS: Record<WorkerTask['kind'], v.GenericSchema> = {
  page: resultOf(PageResultSchema),
  form: resultOf(FormResultSchema),
  route: resultOf(RouteInfoSchema),
  contents: resultOf(v.string()),
  prepare: resultOf(v.null()),
};
