/** What the webpack plug-in reports about a build (`shared/build/uses-plugin.mjs`). */
export interface CollectedUses {
  /** Used names of each shared module, such as `Button` and the class `text.spoken`; `*` stands for all of them. */
  shared: Record<string, string[]>;
  /** The names that a shell's shared modules have; empty for a remote. */
  gives: Record<string, string[]>;
  /** The names of the module that a remote exposes. */
  exposes: string[];
  /** Used exports of our own packages and of the unit, by file. */
  exports: Record<string, string[]>;
  /** For `sends` and `hears` names of events, for `reads` and `writes` keys of storage. */
  literals: { kind: string; name: string; file?: string }[];
  texts: TextUse[];
  /** Files of texts in the build, in the language that has all of them. */
  messages: string[];
  /** Files of styles whose classes a shell gives to remotes: `text.module.css`. */
  classes: string[];
  /** Objects that are passed to names of shared modules; `at` is the number of the parameter. */
  passed: { module: string; name: string; at: number; fields: string[] }[];
  sent: SentFact[];
  /** Names and texts in its sources, and those outside of the contracts: fields of requests that it may send. */
  mentions: string[];
  asks: string[];
  /** Custom properties of styles that the build uses, and those that it sets. */
  tokens: { used: string[]; set: string[] };
  /** Addresses of pages, with `*` for a part that is only known at run time. */
  links: string[];
}

/** A text that a module shows. */
export interface TextUse {
  unit: string;
  /** Ends in `*` if the rest is only known at run time. */
  key: string;
  /** Names that are passed for placeholders; `*` if they are not known. */
  values: string[];
}

/** A fact as a module sends it: its fields with their possible values, `null` if they are not known. */
export interface SentFact {
  event: string;
  /** Whether the fact has no other fields. */
  isWhole: boolean;
  fields: Record<string, (string | number | boolean)[] | null>;
}

/** Of a build that reports only some of it. */
export const nothingCollected: CollectedUses = {
  shared: {},
  gives: {},
  exposes: [],
  exports: {},
  literals: [],
  texts: [],
  messages: [],
  classes: [],
  passed: [],
  sent: [],
  mentions: [],
  asks: [],
  tokens: { used: [], set: [] },
  links: [],
};
