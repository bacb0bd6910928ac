import { classNames } from '@odeta/ui';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { nextTab } from './next-tab.ts';
import classes from './tabs.module.css';

export interface Tab {
  id: string;
  title: string;
  panel: ReactNode;
}

interface Props {
  /** What the tabs are about, for a screen reader. */
  label: string;
  tabs: readonly Tab[];
  /** The id of the tab that is shown. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** One of several panels. Arrow keys, Home and End go from tab to tab and show what they come to. */
export function Tabs({ label, tabs, chosen, onChoose }: Props) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const idOf = (id: string, part: 'tab' | 'panel') => `${prefix}-${part}-${id}`;

  function handleKey(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const next = nextTab(event.key, at, tabs.length);
    if (next === null) return;
    const tab = tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.id);
    list.current?.querySelectorAll('button')[next]?.focus();
  }

  const shown = tabs.find(({ id }) => id === chosen);
  return (
    <div className={classes.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={classes.list} onKeyDown={handleKey}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            id={idOf(id, 'tab')}
            type="button"
            role="tab"
            className={classNames(classes.tab, id === chosen && classes.chosen)}
            aria-selected={id === chosen}
            aria-controls={id === chosen ? idOf(id, 'panel') : undefined}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {shown && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what it holds may have nothing to stop at
        <div id={idOf(shown.id, 'panel')} role="tabpanel" aria-labelledby={idOf(shown.id, 'tab')} tabIndex={0}>
          {shown.panel}
        </div>
      )}
    </div>
  );
}
