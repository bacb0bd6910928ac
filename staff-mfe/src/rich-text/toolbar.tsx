import bold from '@lucide/icons/icons/bold';
import italic from '@lucide/icons/icons/italic';
import link from '@lucide/icons/icons/link';
import list from '@lucide/icons/icons/list';
import listOrdered from '@lucide/icons/icons/list-ordered';
import redo2 from '@lucide/icons/icons/redo-2';
import undo2 from '@lucide/icons/icons/undo-2';
import { useTexts } from '@odeta/storefront/i18n';
import { Icon, type IconSource } from '@odeta/ui';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { type KeyboardEvent, useState } from 'react';
import { isMarked, type ListName, listOf, toggleList, toggleStyle } from './commands.ts';
import classes from './rich-text.module.css';
import type { RichSchema } from './schema.ts';

interface Tool {
  name: 'bold' | 'italic' | 'bullet-list' | 'ordered-list' | 'link' | 'undo' | 'redo';
  icon: IconSource;
  /** `undefined`: it is no switch. */
  isPressed?: boolean;
  isOff?: boolean;
  onPress: () => void;
}

interface Props {
  /** Name of the field. */
  label: string;
  /** Id of what it acts on. */
  controls: string;
  schema: RichSchema;
  state: EditorState;
  isLine: boolean;
  run: (command: Command) => void;
  onLink: () => void;
}

/** One stop of the Tab key; arrow keys lead from button to button. */
export function Toolbar({ label, controls, schema, state, isLine, run, onLink }: Props) {
  const t = useTexts('staff');
  const [current, setCurrent] = useState(0);
  const style = (name: 'bold' | 'italic', icon: IconSource): Tool => ({
    ...{ name, icon, isPressed: isMarked(state, schema.marks[name]) },
    onPress: () => run(toggleStyle(schema, name)),
  });
  const listTool = (name: 'bullet-list' | 'ordered-list', type: ListName, icon: IconSource): Tool => ({
    ...{ name, icon, isPressed: listOf(state) === type },
    onPress: () => run(toggleList(schema, type)),
  });
  const lists = [listTool('bullet-list', 'bullet_list', list), listTool('ordered-list', 'ordered_list', listOrdered)];
  const tools: Tool[] = [
    style('bold', bold),
    style('italic', italic),
    ...(isLine ? [] : lists),
    { name: 'link', icon: link, isPressed: isMarked(state, schema.marks.link), onPress: onLink },
    { name: 'undo', icon: undo2, isOff: undoDepth(state) === 0, onPress: () => run(undo) },
    { name: 'redo', icon: redo2, isOff: redoDepth(state) === 0, onPress: () => run(redo) },
  ];

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const last = tools.length - 1;
    const steps: Record<string, number> = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      ...{ Home: 0, End: last },
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      role="toolbar"
      aria-label={t('rich-text.toolbar', { label })}
      aria-controls={controls}
      className={classes.toolbar}
      onKeyDown={move}
    >
      {tools.map(({ name, icon, isPressed, isOff = false, onPress }, index) => (
        <button
          key={name}
          type="button"
          className={classes.tool}
          aria-label={t(`rich-text.${name}`)}
          title={t(`rich-text.${name}`)}
          aria-pressed={isPressed}
          aria-disabled={isOff}
          tabIndex={index === current ? 0 : -1}
          // The selection stays in the text.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={isOff ? undefined : onPress}
        >
          <Icon icon={icon} size={16} />
        </button>
      ))}
    </div>
  );
}
