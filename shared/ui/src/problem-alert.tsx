import type { Problem } from '@odeta/storefront/actions';
import { Alert } from '@odeta/ui';

/** `texts` translates the key of a problem. */
export const ProblemAlert = ({
  problem: { key, text },
  texts,
}: {
  problem: Problem;
  texts: (key: string) => string;
}) => <Alert type="error">{key === null ? text : texts(key)}</Alert>;
