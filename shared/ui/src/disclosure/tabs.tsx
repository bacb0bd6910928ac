import { type ReactNode, useId } from 'react';
import { TabList } from './tab-list.tsx';
import classes from './tabs.module.css';

export interface Tab {
  id: string;
  title: string;
  panel: ReactNode;
}

interface Props {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  /** The id of the selected tab. */
  chosen: string;
  onChoose: (id: string) => void;
}

export function Tabs({ label, tabs, chosen, onChoose }: Props) {
  const prefix = useId();
  const idOf = (id: string, part: 'tab' | 'panel') => `${prefix}-${part}-${id}`;
  const shown = tabs.find(({ id }) => id === chosen);
  return (
    <div className={classes.tabs}>
      <TabList
        label={label}
        tabs={tabs}
        chosen={chosen}
        onChoose={onChoose}
        idOf={idOf}
        className={classes.list}
        tabClassName={classes.tab}
      />
      {shown && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what it holds may have nothing to stop at
        <div id={idOf(shown.id, 'panel')} role="tabpanel" aria-labelledby={idOf(shown.id, 'tab')} tabIndex={0}>
          {shown.panel}
        </div>
      )}
    </div>
  );
}
