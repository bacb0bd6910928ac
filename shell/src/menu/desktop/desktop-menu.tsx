import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { useEffect, useState } from 'react';
import { isOnDesktop } from '../../layout/shown-entries.ts';
import { boxesOf } from '../entries/boxes-of.ts';
import { createMenuStore } from '../entries/menu.store.ts';
import { branchesOf } from './desktop-columns.ts';
import { DesktopPanel } from './desktop-panel.tsx';
import { createHoverIntent, type Shown } from './hover-intent.ts';
import { listenToMenu } from './listen-to-menu.ts';

interface Props {
  /** The links of the first level, marked with `data-entry`. */
  nav: HTMLElement;
  /** The event that caused this code to load, or the link where pointer or focus already were. */
  wake: Pick<Event, 'target'>;
  onShow: (entry: string | null) => void;
}

/** The dropdown below the first level, loaded when the visitor first points at or focuses an entry. */
export function DesktopMenu({ nav, wake, onShow }: Props) {
  const store = useStore(createMenuStore);
  const { entries } = useSnapshot(store.state);
  const [shown, setShown] = useState<Shown>({ entry: null, branch: null });

  useEffect(() => void store.load(), [store]);

  useEffect(() => {
    const find = (id: string) => store.state.entries.find((entry) => entry.id === id);
    const firstBranch = (id: string) => {
      const entry = find(id);
      return (entry && branchesOf(entry)[0]?.id) ?? null;
    };
    const intent = createHoverIntent(firstBranch, (next) => {
      setShown(next);
      onShow(next.entry);
    });
    return listenToMenu(nav, intent, wake);
  }, [nav, wake, store, onShow]);

  const entry = entries.find(({ id }) => id === shown.entry);
  if (!entry) return null;
  return (
    <DesktopPanel
      entry={entry}
      branchId={shown.branch ?? branchesOf(entry)[0]?.id ?? null}
      boxes={boxesOf(entries, entry.id).filter(isOnDesktop)}
    />
  );
}
