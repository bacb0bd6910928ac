import type { Conflict } from '@odeta/contracts/staff';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, text } from '@odeta/ui';
import classes from './contents.module.css';
import { createEditor } from './editor.store.ts';

/** What somebody has changed since the page was read: both sides, and nothing is lost. */
export function Conflicts() {
  const editor = useStore(createEditor);
  const { conflicts } = useSnapshot(editor.state);
  return (
    <div role="alert">
      {(conflicts as readonly Conflict[]).map((conflict) => (
        <ConflictOf key={conflict.country} conflict={conflict} />
      ))}
    </div>
  );
}

function ConflictOf({ conflict }: { conflict: Conflict }) {
  const t = useTexts('staff');
  const editor = useStore(createEditor);
  const { country, author, yours, current } = conflict;
  const edition = country.toUpperCase();
  return (
    <section className={classes.conflict}>
      <h2 className={text.size18}>
        {author ? t('contents.conflict-by', { edition, author }) : t('contents.conflict', { edition })}
      </h2>
      <div className={classes.sides}>
        <Side title={t('contents.yours')} value={yours} />
        <Side title={t('contents.theirs')} value={current} />
      </div>
      <div className={classes.buttons}>
        <Button kind="secondary" onClick={() => editor.keepMine(conflict)}>
          {t('contents.keep-mine')}
        </Button>
        <Button kind="secondary" onClick={() => editor.takeTheirs(conflict)}>
          {t('contents.take-theirs')}
        </Button>
      </div>
    </section>
  );
}

const Side = ({ title, value }: { title: string; value: object | null }) => (
  <div>
    <h3 className={text.size14}>{title}</h3>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also with keys */}
    <pre className={classes.side} tabIndex={0}>
      {value === null ? '–' : JSON.stringify(value, null, 2)}
    </pre>
  </div>
);
