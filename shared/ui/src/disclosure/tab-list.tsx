import { type KeyboardEvent, useRef } from 'react';
import { nextTab } from './next-tab.ts';

interface Props {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly { id: string; title: string }[];
  /** The id of the selected tab. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** Builds the ids of a tab and of its panel, where the panel is labelled by its tab. */
  idOf?: (id: string, part: 'tab' | 'panel') => string;
  className?: string | undefined;
  tabClassName?: string | undefined;
}

/** Only the tabs, for panels elsewhere on the page. Arrow keys, Home and End move between tabs and select at once. */
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
          // For CSS that reserves the width of the bold text of a selected tab.
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
