import { useTexts } from '@odeta/storefront/i18n';
import { Button, classNames, Icon, keepTogether, text } from '@odeta/ui';
import type { ReactNode } from 'react';
import { focusNextField } from './focus-next-field.ts';
import classes from './step.module.css';

/** On phones a done step is one line, and one that is not reached yet shows its title. */
export interface Fold {
  view: 'open' | 'folded' | 'waiting';
  /** What was entered in the step. */
  line: string;
  open(): void;
  /** Called by the key that ends a line in the last field. */
  onEnd: (() => void) | undefined;
}

interface Props {
  number: number;
  title: string;
  /** At the end of the title's line. */
  action?: ReactNode;
  fold?: Fold | undefined;
  /** Without children only the title is shown. */
  children?: ReactNode;
}

/** The content of a folded step stays part of the page, so that it keeps its state. */
export function Step({ number, title, action, fold, children }: Props) {
  const id = `step-${number}`;
  const isWaiting = !children || fold?.view === 'waiting';
  const isFolded = fold?.view === 'folded';
  return (
    <section
      className={classNames(classes.step, isWaiting && classes.waiting, isFolded && classes.done)}
      aria-labelledby={id}
      onKeyDown={(event) => focusNextField(event, fold?.onEnd)}
    >
      {isFolded ? (
        <FoldedLine id={id} title={title} fold={fold} />
      ) : (
        <div className={classes.head}>
          <span className={classNames(text.size22, classes.number)} aria-hidden="true">
            {number}
          </span>
          <h2 id={id} tabIndex={-1} className={text.size22}>
            {title}
          </h2>
          {!isWaiting && action}
        </div>
      )}
      {!isWaiting && <div hidden={isFolded}>{children}</div>}
    </section>
  );
}

function FoldedLine({ id, title, fold }: { id: string; title: string; fold: Fold }) {
  const t = useTexts('checkout');
  return (
    <div className={classes.folded}>
      <Icon icon="check" />
      <div className={text.size14}>
        <h2 id={id} tabIndex={-1} className={classNames(text.size14, classes.foldedTitle)}>
          {title}
        </h2>{' '}
        {keepTogether(fold.line)}
      </div>
      <Button kind="text" aria-label={t('change-step', { step: title })} onClick={fold.open}>
        {t('change')}
      </Button>
    </div>
  );
}
