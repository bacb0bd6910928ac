import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { readHtml } from './read-html.ts';
import { RichSurface, type SurfaceProps } from './rich-surface.tsx';
import { createSchema } from './schema.ts';

interface Props extends Omit<SurfaceProps, 'schema' | 'rich' | 'start'> {
  text: string;
  /** Whether the text is shown: one that would lose something is not. */
  onRead: (isShown: boolean) => void;
}

/** Shows a text as it will look while it is written; loaded with its library when it is needed. */
export function RichEditor({ text, onRead, onText, ...surface }: Props) {
  const schema = useMemo(() => createSchema(surface.isLine), [surface.isLine]);
  const written = useRef(text);
  const [start, setStart] = useState({ text, round: 0 });
  const rich = useMemo(() => readHtml(schema, start.text), [schema, start.text]);
  // What came from elsewhere, such as the other side of a conflict, begins anew.
  useEffect(() => {
    if (text === written.current) return;
    written.current = text;
    setStart(({ round }) => ({ text, round: round + 1 }));
  }, [text]);
  // Before anything is painted: the text area must not stand beside it.
  useLayoutEffect(() => onRead(rich !== null), [rich]);

  if (!rich) return null;
  return (
    <RichSurface
      key={start.round}
      {...surface}
      {...{ schema, rich }}
      start={start.text}
      onText={(html) => {
        written.current = html;
        onText(html);
      }}
    />
  );
}
