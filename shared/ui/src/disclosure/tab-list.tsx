import { type KeyboardEvent, useRef } from 'react';
import { nextTab } from './next-tab.ts';

interface Props {
  /** What the tabs are about, for a screen reader. */
  label: string;
  tabs: readonly { id: string; title: string }[];
  /** The id of the tab whose panel is shown. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** Ids of a tab and of its panel, where the panel is named by its tab. */
  idOf?: (id: string, part: 'tab' | 'panel') => string;
  className?: string | undefined;
  tabClassName?: string | undefined;
}

/** The tabs alone, for panels that stand elsewhere. Arrow keys, Home and End go from tab to tab and show what they come to. */
export function TabList({ label, tabs, chosen, onChoose, idOf, className, tabClassName }: Props) {
  const list = useRef<HTMLDivElement>(null);

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

  return (
    <div ref={list} role="tablist" aria-label={label} className={className} onKeyDown={handleKey}>
      {tabs.map(({ id, title }) => (
        <button
          key={id}
          id={idOf?.(id, 'tab')}
          type="button"
          role="tab"
          className={tabClassName}
          // For a style that keeps the width of a tab when it is chosen and bold.
          data-name={title}
          aria-selected={id === chosen}
          aria-controls={id === chosen ? idOf?.(id, 'panel') : undefined}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
