import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, text } from '@odeta/ui';
import { CsrfField } from '@odeta/ui/forms';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import classes from './amend.module.css';
import { createAmendStore, type AmendPart as Part } from './amend.store.ts';

interface Props {
  part: Part;
  title: string;
  /** What the order has now. */
  now: ReactNode;
  /** Of the button that opens the form; `null` if nothing can be changed. */
  change: string | null;
  /** The fields, which replace `now`; only while they are open. */
  children: () => ReactNode;
}

/** A part of the order: what it has now, or its form. One form is open at a time. */
export function AmendPart({ part, title, now, change, children }: Props) {
  const store = useStore(createAmendStore);
  const { open } = useSnapshot(store.state);
  const isOpen = open === part;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isOpen !== wasOpen.current) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <section className={classes.part} aria-labelledby={`amend-${part}`}>
      <h2 id={`amend-${part}`} className={text.size22} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {isOpen ? (
        children()
      ) : (
        <>
          {now}
          {change !== null && (
            <div>
              <Button kind="secondary" onClick={() => store.show(part)}>
                {change}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

/** The form of a part, with its buttons and the reason why it was not saved. */
export function PartForm({ onSubmit, children }: { onSubmit: () => unknown; children: ReactNode }) {
  const t = useTexts('account');
  const store = useStore(createAmendStore);
  const { isBusy, problem } = useSnapshot(store.state);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void onSubmit();
  }

  return (
    <form className={classes.form} method="post" noValidate onSubmit={submit}>
      <CsrfField />
      {children}
      <div role="alert">{problem && <ProblemAlert problem={problem} texts={(key) => t(`forms.problem-${key}`)} />}</div>
      <div className={classes.actions}>
        <Button type="submit" busy={isBusy}>
          {t('amend.save')}
        </Button>
        <Button kind="text" onClick={() => store.show(null)}>
          {t('amend.leave')}
        </Button>
      </div>
    </form>
  );
}
