import { Alert } from '@odeta/ui';
import { usePosted } from '@odeta/ui/forms/posted';

/** Why a form was refused: what concerns no field of it that is shown. */
export function PlainProblem({ form, shown = [] }: { form: string; shown?: readonly string[] }) {
  const { problem, errors } = usePosted(form);
  const others = shown.length === 0 ? [] : Object.entries(errors).filter(([name]) => !shown.includes(name));
  const texts = [...(problem === null ? [] : [problem]), ...others.map(([, message]) => message)];
  return <div role="alert">{texts.length > 0 && <Alert type="error">{texts.join(' ')}</Alert>}</div>;
}
