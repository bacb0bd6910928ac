import type { Problem } from '@odeta/storefront/actions';
import { useTexts } from '@odeta/storefront/i18n';
import { ErrorSummary, type FormProblem } from '@odeta/ui/forms';
import { ProblemAlert } from '@odeta/ui/problem-alert';

interface Props {
  problem: Problem | null;
  problems: readonly FormProblem[];
  /** Number of attempts to submit the form. */
  attempt: number;
}

/** The problems of a form. */
export function FormProblems({ problem, problems, attempt }: Props) {
  const t = useTexts('help');
  return (
    <>
      <ErrorSummary
        title={t('form.wrong')}
        lead={t('form.places', { count: problems.length })}
        problems={problems}
        attempt={attempt}
      />
      <div role="alert">{problem && <ProblemAlert problem={problem} texts={(key) => t(`form.${key}`)} />}</div>
    </>
  );
}
