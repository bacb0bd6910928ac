import { Alert } from '@odeta/ui';
import { usePosted } from '@odeta/ui/forms/posted';

/** Why a change without scripts was refused. */
export function PostedProblem() {
  const [change, undo] = [usePosted('cart.change'), usePosted('cart.undo')];
  const text = change.problem ?? undo.problem;
  return text !== null && <Alert type="error">{text}</Alert>;
}
