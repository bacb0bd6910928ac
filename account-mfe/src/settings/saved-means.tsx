import type { SavedMeans as Means } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import forms from '../forms/form.module.css';
import classes from './log-ins.module.css';
import { createSavedMeansStore } from './saved-means.store.ts';

/** M4. What the customer pays with in one press, masked; hidden where the payment provider keeps nothing. */
export function SavedMeans() {
  const t = useTexts('account');
  const store = useStore(createSavedMeansStore);
  const { status, isOffered, means, isBusy, problem } = useSnapshot(store.state);
  if (status !== 'ready' || !isOffered) return null;
  return (
    <section className={forms.section} aria-labelledby="saved-means-title">
      <h2 id="saved-means-title" tabIndex={-1} className={text.title28}>
        {t('saved-means.title')}
      </h2>
      <p className={classNames(text.size14, text.soft)}>{t('saved-means.text')}</p>
      <div role="alert">{problem && <ProblemAlert problem={problem} texts={(key) => t(`forms.problem-${key}`)} />}</div>
      {means.length > 0 && (
        <ul className={classes.list}>
          {means.map((one) => (
            <Entry
              key={one.id}
              means={one}
              isBusy={isBusy}
              onRemove={async (section) => {
                await store.remove(one.id);
                section?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface EntryProps {
  means: Means;
  isBusy: boolean;
  /** With the title, which takes the focus of the button that is gone. */
  onRemove: (title: HTMLElement | null) => Promise<void>;
}

function Entry({ means: { payment, label, validUntil }, isBusy, onRemove }: EntryProps) {
  const t = useTexts('account');
  const name = payment === 'blik' ? t('saved-means.blik', { label }) : t('saved-means.card', { label });
  return (
    <li className={classes.entry}>
      <div>
        <p className={text.medium}>{name}</p>
        {validUntil && (
          <p className={classNames(text.size13, text.soft)}>
            {t('saved-means.until', { month: validUntil.slice(5), year: validUntil.slice(0, 4) })}
          </p>
        )}
      </div>
      <Button
        kind="text"
        busy={isBusy}
        onClick={({ currentTarget }) => void onRemove(currentTarget.ownerDocument.getElementById('saved-means-title'))}
      >
        {t('passkeys.remove')} <span className={text.spoken}>{name}</span>
      </Button>
    </li>
  );
}
