import { useTexts } from '@odeta/storefront/i18n';
import { TextArea } from '@odeta/ui/forms';
import { lazyPart } from '@odeta/ui/lazy';
import { Suspense, useState } from 'react';
import { choiceField } from '../forms/choice-field.ts';
import classes from './rich-text.module.css';

const RichEditor = lazyPart(
  () => import(/* webpackChunkName: "rich-text" */ './rich-editor.tsx').catch(() => import('./raw-text.tsx')),
  'RichEditor',
);

interface Props {
  id: string;
  label: string;
  /** Faint text after the label. */
  note: string | undefined;
  text: string;
  error: string | null;
  /** Has neither paragraphs nor lists. */
  isLine: boolean;
  isReadOnly: boolean;
  onText: (text: string) => void;
}

/** From this length a text has several lines. */
const LONG = 50;

/** A field for HTML that the server sanitises: as it looks, or as HTML, which is also what stands there until the editor is loaded. */
export function RichField({ text, onText, ...field }: Props) {
  const t = useTexts('staff');
  const [isChosen, setChosen] = useState(false);
  const [shown, setShown] = useState<'loading' | 'rich' | 'lossy'>('loading');
  const { id, label, note, error } = field;
  const isHtml = isChosen || shown === 'lossy';
  const reasonId = `${id}-lossy`;
  // Whoever has begun to write HTML stays there.
  const write = (html: string) => {
    setChosen(true);
    onText(html);
  };
  return (
    <div>
      {(isHtml || shown === 'loading') && (
        <TextArea
          field={choiceField(id, text, write, error)}
          label={label}
          note={note}
          rows={Math.min(12, Math.ceil(text.length / LONG) + 1)}
        />
      )}
      {!isChosen && (
        <Suspense fallback={null}>
          <RichEditor {...field} {...{ text, onText }} onRead={(isShown) => setShown(isShown ? 'rich' : 'lossy')} />
        </Suspense>
      )}
      <div className={classes.foot}>
        <button
          type="button"
          className={classes.switch}
          aria-label={t('rich-text.html', { label })}
          aria-pressed={isHtml}
          aria-describedby={shown === 'lossy' ? reasonId : undefined}
          onClick={() => setChosen(!isHtml)}
        >
          HTML
        </button>
        {shown === 'lossy' && (
          <p id={reasonId} className={classes.lossy}>
            {t('rich-text.lossy')}
          </p>
        )}
      </div>
    </div>
  );
}
