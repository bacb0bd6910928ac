export type Labels = Readonly<Record<string, string | number>>;

/** What a metric is called, and what it tells. */
export interface MetricHead {
  name: string;
  help: string;
  labels?: readonly string[];
  /** Most series; the values of further ones are `other`, so that nobody can fill the memory with names. */
  most?: number;
  /** For names that come and go, such as releases: in place of `other`, the series that was not used for the longest time ends. */
  keepsLast?: boolean;
}
