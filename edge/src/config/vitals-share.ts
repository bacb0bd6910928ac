import * as v from 'valibot';

export const VitalsShareSchema = v.pipe(
  v.optional(v.string(), '10'),
  v.regex(/^(100|\d{1,2}(\.\d{1,2})?)$/, 'must be a percentage from 0 to 100'),
  v.transform(Number),
  v.description(
    'Percent of the pages whose browsers measure how fast they are ([docs/run.md](docs/run.md#real-visitors)); `0`: only those that are compared for a canary',
  ),
);
