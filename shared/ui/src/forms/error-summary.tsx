import { Alert, text } from '@odeta/ui';
import { Fragment, type MouseEvent, useEffect, useRef } from 'react';

export interface FormProblem {
  /** The id of the control. */
  id: string;
  /** What the buyer knows it by. */
  label: string;
}

interface Props {
  title: string;
  /** How many places there are, in a sentence that ends before the list. */
  lead: string;
  problems: readonly FormProblem[];
  /** Counts the attempts to send: each takes the focus here. */
  attempt: number;
}

/** What keeps a form from being sent, with a link to every place. */
export function ErrorSummary({ title, lead, problems, attempt }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const seen = useRef(0);
  const isWrong = problems.length > 0;

  // The errors of an attempt may come a moment after it; those that come later are none of its.
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

/** A fragment in the address would be a step in the history for every look at a field. */
function focusControl(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const { hash, ownerDocument } = event.currentTarget;
  ownerDocument.getElementById(hash.slice(1))?.focus();
}
