import { Alert } from '@odeta/ui';
import type { Problem } from './problem.ts';

/** `texts` translates the key of a problem. */
export const ProblemAlert = ({
  problem: { key, text },
  texts,
}: {
  problem: Problem;
  texts: (key: string) => string;
}) => <Alert type="error">{key === null ? text : texts(key)}</Alert>;
