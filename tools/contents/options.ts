/** What the commands take. */
export interface Options {
  kind?: string | undefined;
  country?: string | undefined;
  key?: string | undefined;
  before?: string | undefined;
  reason?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  as?: string | undefined;
  again?: boolean | undefined;
}

const text = { type: 'string' } as const;
/** For `parseArgs`. */
export const options = {
  ...{ kind: text, country: text, key: text, before: text, reason: text, from: text, until: text, as: text },
  again: { type: 'boolean' },
} as const;
