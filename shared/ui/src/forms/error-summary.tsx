import { Alert, text } from '@odeta/ui';
import { Fragment, type MouseEvent, useEffect, useRef } from 'react';

export interface FormProblem {
  /** The id of the form control. */
  id: string;
  /** The control's visible label. */
  label: string;
}

interface Props {
  title: string;
  /** A sentence with the number of errors, which ends before the list. */
  lead: string;
  problems: readonly FormProblem[];
  /** Counts the attempts to submit: after each one the summary gets the focus. */
  attempt: number;
}

/** Lists the errors that prevent a form from being submitted, with a link to each field. */
export function ErrorSummary({ title, lead, problems, attempt }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const seen = useRef(0);
  const isWrong = problems.length > 0;

  // The errors may arrive shortly after the attempt; errors that appear later must not move the focus again.
  useEffect(() => {
    if (!isWrong || attempt === seen.current) return;
    seen.current = attempt;
    element.current?.focus();
  }, [attempt, isWrong]);

  if (!isWrong) return null;
  return (
    <div ref={element} role="alert" tabIndex={-1}>
      <Alert type="error">
        <p>
          <strong className={text.bold}>{title}</strong> {lead}{' '}
          {problems.map(({ id, label }, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <a className={text.link} href={`#${id}`} onClick={focusControl}>
                {label}
              </a>
            </Fragment>
          ))}
          .
        </p>
      </Alert>
    </div>
  );
}

/** Without the fragment in the address, which would add a history entry for every click. */
function focusControl(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const { hash, ownerDocument } = event.currentTarget;
  ownerDocument.getElementById(hash.slice(1))?.focus();
}
