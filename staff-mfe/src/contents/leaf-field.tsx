import { useTexts } from '@odeta/storefront/i18n';
import { Checkbox, TextArea, TextField } from '@odeta/ui/forms';
import { choiceField } from '../forms/choice-field.ts';
import type { Leaf } from './draft.ts';

interface Props {
  id: string;
  label: string;
  leaf: Leaf;
  error: string | null;
  /** Of one line, however long. */
  isName?: boolean;
  onText: (text: string) => void;
}

/** From this length a text has several lines. */
const LONG = 50;

/** A field for one leaf of a value. */
export function LeafField({ id, label, leaf: { type, text, mayBeNone }, error, isName = false, onText }: Props) {
  const t = useTexts('staff');
  if (type === 'flag') {
    return (
      <Checkbox id={id} name={id} checked={text === 'true'} error={error} onChange={(isOn) => onText(String(isOn))}>
        {label}
      </Checkbox>
    );
  }
  const field = choiceField(id, text, onText, error);
  const note = mayBeNone ? t('contents.may-be-empty') : undefined;
  if (type === 'text' && !isName && (text.length > LONG || text.includes('\n')))
    return <TextArea field={field} label={label} note={note} rows={Math.min(12, Math.ceil(text.length / LONG) + 1)} />;
  return (
    <TextField
      field={field}
      label={label}
      note={note}
      autoComplete="off"
      {...(type !== 'text' && { inputMode: 'decimal' as const })}
    />
  );
}
