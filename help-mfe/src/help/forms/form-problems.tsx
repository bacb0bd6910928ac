import { type Problem, ProblemAlert } from '@odeta/purchase';
import { useTexts } from '@odeta/storefront/i18n';
import { ErrorSummary, type FormProblem } from '@odeta/ui/forms';

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
