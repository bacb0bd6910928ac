import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, Icon, text } from '@odeta/ui';
import classes from './contents.module.css';
import { changed, type Draft, type Path, partAt, pathsOf } from './draft.ts';
import { type Edited, NOT_A_NUMBER } from './edited.ts';
import { createEditor } from './editor.store.ts';
import { LeafField } from './leaf-field.tsx';
import { nameOf } from './name-of.ts';
import { newItemOf } from './new-item.ts';

interface Props {
  edited: readonly Edited[];
  isReadOnly: boolean;
}

/** A row for each part of the value, and in it a field for each edition. */
export function SideBySide({ edited, isReadOnly }: Props) {
  const paths = pathsOf(edited.map(({ draft }) => draft));
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
  const { errors } = useSnapshot(editor.state);
  const place = path.join('.');
  const label = `${edition.toUpperCase()} ${nameOf(t, path)}`.trim();
  const part = partAt(draft, path);
  const error = errors[`${edition} ${place}`];
  const change = (next: (former: Draft) => Draft | undefined) => editor.edit(edition, changed(draft, path, next));

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
  const isEmpty = part.type === 'text' && part.text.trim() === '' && isTranslated(path);
  const isMissing = isEmpty && others.some((other) => isWritten(other, path));
  return (
    <div className={classes.field}>
      <LeafField
        id={`${edition}-${place.replaceAll('.', '-')}`}
        label={label}
        leaf={part}
        error={error === NOT_A_NUMBER ? t('contents.not-a-number') : (error ?? null)}
        onText={(written) => change((former) => ({ ...former, text: written }) as Draft)}
      />
      {isMissing && (
        <span className={classes.missing}>
          <Icon icon="triangle-alert" size={16} />
          {t('contents.not-translated')}
        </span>
      )}
    </div>
  );
}

const isWritten = ({ draft }: Edited, path: Path): boolean => {
  const part = partAt(draft, path);
  return part?.is === 'leaf' && part.text.trim() !== '';
};

/** Texts that every language has; addresses and colours may be missing. */
const isTranslated = (path: Path) =>
  /^(content|collapsible|html|text|title|name|description|label|question|answer)$/.test(String(path.at(-1)));
