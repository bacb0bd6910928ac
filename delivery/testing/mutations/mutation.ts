/** One change of the sources, as a team could make it. */
export interface Mutation {
  /** Completes "a release with …". */
  what: string;
  /** The unit that is released then, or `api`. */
  released: string;
  /** In each file the first text is replaced by the second one; a file that does not exist is created. */
  edits: readonly (readonly [file: string, from: string, to: string])[];
  /** The line that the team has to get, without versions, as an expression; nothing for a harmless change. */
  line?: string | RegExp;
  /** Runs with every `npm test`, the others with `TEST_SCOPE=full`. */
  isDaily?: boolean;
}

/** What the check says of a mutation. */
export interface Verdict {
  what: string;
  lines: string[];
  milliseconds: number;
  /** What the build or the check has thrown instead of an answer. */
  failure?: string;
}
