import { classNames, text } from '@odeta/ui';
import { FieldError } from '@odeta/ui/forms';
import type { Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { linkAt, setLink } from './commands.ts';
import { createState } from './create-state.ts';
import { LinkForm } from './link-form.tsx';
import { pasteProps } from './pasted.ts';
import type { RichText } from './read-html.ts';
import classes from './rich-text.module.css';
import type { RichSchema } from './schema.ts';
import { Toolbar } from './toolbar.tsx';
import { writeHtml } from './write-html.ts';

export interface SurfaceProps {
  id: string;
  label: string;
  /** Faint text after the label. */
  note: string | undefined;
  error: string | null;
  schema: RichSchema;
  rich: RichText;
  /** The HTML of `rich`, which stays as it is until something differs. */
  start: string;
  isLine: boolean;
  isReadOnly: boolean;
  onText: (html: string) => void;
}

/** The text that is written in, and its toolbar. */
export function RichSurface({ schema, rich, start, onText, ...field }: SurfaceProps) {
  const { id, label, note, error, isLine, isReadOnly } = field;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef(onText);
  const [state, setState] = useState<EditorState | null>(null);
  const [isLinking, setLinking] = useState(false);
  latest.current = onText;

  useEffect(() => {
    const onLink = () => setLinking(true);
    // The text area in which somebody stands while the code is loaded.
    const isFocused = place.current?.ownerDocument.activeElement?.id === id;
    const created = new EditorView(place.current, {
      state: createState({ schema, doc: rich.doc, isLine, onLink }),
      ...pasteProps(schema, isLine),
      handleDOMEvents: { click: stayHere, auxclick: stayHere },
      dispatchTransaction(transaction) {
        const next = created.state.apply(transaction);
        created.updateState(next);
        setState(next);
        if (!transaction.docChanged) return;
        latest.current(next.doc.eq(rich.doc) ? start : writeHtml(next.doc, rich.isBare));
      },
    });
    view.current = created;
    setState(created.state);
    if (isFocused) created.focus();
    return () => created.destroy();
  }, [schema, rich, start, isLine, id]);

  useEffect(() => {
    view.current?.setProps({ attributes: attributesOf(id, error !== null, isReadOnly), editable: () => !isReadOnly });
  }, [id, error, isReadOnly]);

  function run(command: Command) {
    if (!view.current) return;
    command(view.current.state, view.current.dispatch, view.current);
    view.current.focus();
  }

  function close() {
    setLinking(false);
    view.current?.focus();
  }

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a label leads to its field, which is no input here */}
      <div id={labelIdOf(id)} className={classes.label} onClick={() => view.current?.focus()}>
        {label}
        {note && <span className={text.faint}> ({note})</span>}
      </div>
      {state && !isReadOnly && (
        <Toolbar {...{ label, schema, state, isLine, run }} controls={id} onLink={() => setLinking(!isLinking)} />
      )}
      {state && isLinking && (
        <LinkForm
          id={id}
          href={linkAt(state).href}
          onLink={(href) => {
            setLinking(false);
            run(setLink(href));
          }}
          onClose={close}
        />
      )}
      <div ref={place} />
      <div className={classes.message}>{error !== null && <FieldError id={errorIdOf(id)} message={error} />}</div>
    </div>
  );
}

const labelIdOf = (id: string) => `${id}-label`;
const errorIdOf = (id: string) => `${id}-error`;

const attributesOf = (id: string, isWrong: boolean, isReadOnly: boolean): Record<string, string> => ({
  ...{ id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelIdOf(id) },
  class: classNames(classes.text, isWrong && classes.wrong) ?? '',
  ...(isWrong && { 'aria-invalid': 'true', 'aria-describedby': errorIdOf(id) }),
  ...(isReadOnly && { 'aria-readonly': 'true', tabindex: '0' }),
});

/** A press on a link sets the cursor. */
function stayHere(_: EditorView, event: Event): boolean {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  return false;
}
