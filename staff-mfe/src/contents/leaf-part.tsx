import { htmlExtentOf } from '@odeta/contracts/staff';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Icon, text } from '@odeta/ui';
import { RichField } from '../rich-text/rich-field.tsx';
import classes from './contents.module.css';
import { changed, type Draft, type Leaf, type Path, partAt } from './draft.ts';
import { type Edited, NOT_A_NUMBER } from './edited.ts';
import { createEditor } from './editor.store.ts';
import { LeafField } from './leaf-field.tsx';
import { PicturePart } from './picture-part.tsx';
import { needsAlt, slotAt } from './picture-slot.ts';

interface Props {
  label: string;
  edition: string;
  draft: Draft;
  path: Path;
  part: Leaf;
  others: readonly Edited[];
  isReadOnly: boolean;
}

/** A leaf with its field, its error, a mark if its text is missing, and the picture that it names. */
export function LeafPart({ label, edition, draft, path, part, others, isReadOnly }: Props) {
  const t = useTexts('staff');
  const editor = useStore(createEditor);
  const { errors, kind } = useSnapshot(editor.state);
  const place = path.join('.');
  const id = `${edition}-${place.replaceAll('.', '-')}`;
  const error = errors[`${edition} ${place}`] ?? null;
  const slot = slotAt(kind?.name ?? '', draft, path);
  const extent = htmlExtentOf(kind?.name ?? '', path);
  const onText = (written: string) =>
    editor.change(edition, (whole) => changed(whole, path, (former) => ({ ...former, text: written }) as Draft));
  const field = (
    <>
      {slot?.name === null && <p className={text.medium}>{label}</p>}
      {extent !== null && (
        <RichField
          {...{ id, label, error, isReadOnly, onText }}
          text={part.text}
          note={part.mayBeNone ? t('contents.may-be-empty') : undefined}
          isLine={extent === 'line'}
        />
      )}
      {extent === null && slot?.name !== null && (
        <LeafField
          {...{ id, label, onText }}
          leaf={part}
          isName={slot !== null}
          error={error === NOT_A_NUMBER ? t('contents.not-a-number') : error}
        />
      )}
      {isMissing({ draft, path, part, others }) && (
        <span className={classes.missing}>
          <Icon icon="triangle-alert" size={16} />
          {needsAlt(draft, path) ? t('pictures.no-alt') : t('contents.not-translated')}
        </span>
      )}
    </>
  );
  if (!slot) return <div className={classes.field}>{field}</div>;
  return <PicturePart {...{ id, label, edition, draft, slot, isReadOnly }}>{field}</PicturePart>;
}

/** Whether others have a text here, or a picture needs one. */
const isMissing = ({ draft, path, part, others }: Pick<Props, 'draft' | 'path' | 'part' | 'others'>): boolean =>
  part.type === 'text' &&
  part.text.trim() === '' &&
  isTranslated(path) &&
  (needsAlt(draft, path) || others.some((other) => isWritten(other, path)));

const isWritten = ({ draft }: Edited, path: Path): boolean => {
  const part = partAt(draft, path);
  return part?.is === 'leaf' && part.text.trim() !== '';
};

/** Texts that every language has; addresses and colours may be missing. */
const isTranslated = (path: Path) =>
  /^(alt|content|collapsible|html|text|title|name|description|label|question|answer)$/.test(String(path.at(-1)));
