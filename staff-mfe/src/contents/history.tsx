import type { ChangeSet } from '@odeta/contracts/staff';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, classNames, text } from '@odeta/ui';
import { usePress } from '../forms/use-press.ts';
import { momentIn } from '../words/formats.ts';
import { wordFor } from '../words/word-for.ts';
import classes from './contents.module.css';
import { createEditor } from './editor.store.ts';

/** Who changed it, when and why, and the way back. */
export function History({ mayUndo }: { mayUndo: boolean }) {
  const t = useTexts('staff');
  const editor = useStore(createEditor);
  const { history } = useSnapshot(editor.state);
  return (
    <section>
      <h2 className={text.size22}>{t('contents.history')}</h2>
      {history.length === 0 && <p className={text.soft}>{t('contents.no-history')}</p>}
      <ol className={classes.list}>
        {(history as readonly ChangeSet[]).map((set) => (
          <Entry key={set.id} set={set} mayUndo={mayUndo} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ set, mayUndo }: { set: ChangeSet; mayUndo: boolean }) {
  const t = useTexts('staff');
  const editor = useStore(createEditor);
  const { isBusy, problem, press } = usePress(() => editor.undo(set.id));
  const { id, author, reason, createdAt, parts, undoneBy } = set;
  const states = [
    ...new Set(parts.map(({ country, state }) => `${country.toUpperCase()} ${wordFor(t, 'part-states', state)}`)),
  ];
  const canUndo =
    mayUndo && undoneBy === null && parts.some(({ state }) => state === 'applied' || state === 'scheduled');
  return (
    <li className={classes.row}>
      <span>
        {id}. {reason}
      </span>
      <span className={classNames(text.size14, text.soft)}>
        {[author, momentIn('sk', createdAt, document.documentElement.lang), ...states].join(', ')}
      </span>
      {canUndo && (
        <Button kind="text" busy={isBusy} onClick={press} aria-label={t('contents.undo-set', { id })}>
          {t('contents.undo')}
        </Button>
      )}
      {problem && <Alert type="error">{problem}</Alert>}
    </li>
  );
}
