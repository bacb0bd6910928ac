import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Button, text } from '@odeta/ui';
import classes from './contents.module.css';
import { changed, type Draft, type Path, partAt, pathsOf } from './draft.ts';
import type { Edited } from './edited.ts';
import { createEditor } from './editor.store.ts';
import { LeafPart } from './leaf-part.tsx';
import { nameOf } from './name-of.ts';
import { newItemOf } from './new-item.ts';
import { isFocus } from './picture-slot.ts';

interface Props {
  edited: readonly Edited[];
  isReadOnly: boolean;
}

/** A row for each part of the value, and in it a field for each edition. */
export function SideBySide({ edited, isReadOnly }: Props) {
  const paths = pathsOf(edited.map(({ draft }) => draft)).filter((path) => !isFocus(path));
  return (
    <fieldset disabled={isReadOnly} className={classes.table}>
      {paths.map((path) => (
        <div key={path.join('.')} className={classes.part}>
          <div className={classes.editions}>
            {edited.map((one) => (
              <div key={one.edition} className={classes.edition}>
                <Part one={one} path={path} others={edited} isReadOnly={isReadOnly} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

interface PartProps {
  one: Edited;
  path: Path;
  others: readonly Edited[];
  isReadOnly: boolean;
}

function Part({ one: { edition, draft }, path, others, isReadOnly }: PartProps) {
  const t = useTexts('staff');
  const editor = useStore(createEditor);
  const place = path.join('.');
  const label = `${edition.toUpperCase()} ${nameOf(t, path)}`.trim();
  const part = partAt(draft, path);
  const change = (next: (former: Draft) => Draft | undefined) =>
    editor.change(edition, (former) => changed(former, path, next));

  if (!part || part.is === 'group') return <p className={text.faint}>{`${label}: –`}</p>;
  if (part.is === 'list') {
    const item = newItemOf(
      place,
      others.map((other) => partAt(other.draft, path)),
      part,
    );
    return (
      <div className={classes.buttons}>
        <span className={text.medium}>
          {label}: {part.items.length}
        </span>
        {!isReadOnly && item && (
          <Button kind="text" onClick={() => change(() => ({ ...part, items: [...part.items, item] }))}>
            {t('contents.add-item', { label })}
          </Button>
        )}
        {!isReadOnly && part.items.length > 0 && (
          <Button kind="text" onClick={() => change(() => ({ ...part, items: part.items.slice(0, -1) }))}>
            {t('contents.remove-item', { label })}
          </Button>
        )}
      </div>
    );
  }
  // The server computes it.
  if (path.at(-1) === 'lowest') return <p className={text.soft}>{`${label}: ${part.text || '–'}`}</p>;
  return <LeafPart {...{ label, edition, draft, path, part, others, isReadOnly }} />;
}
