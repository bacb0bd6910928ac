import type { Home } from '@odeta/contracts';
import type { Snapshot } from '@odeta/storefront/state';
import { classNames, Icon, layout, text } from '@odeta/ui';
import type { ComponentProps } from 'react';
import { mapPin, messagesSquare } from '../icons.ts';
import classes from './promises.module.css';

type Promised = Home['promises'][number];

const icons: Record<Promised['icon'], ComponentProps<typeof Icon>> = {
  delivery: { name: 'truck' },
  return: { name: 'undo-2' },
  point: { path: mapPin },
  advice: { path: messagesSquare },
};

/** Facts about delivery, returns, pick-up points and advice. */
export const Promises = ({ promises }: { promises: readonly Snapshot<Promised>[] }) => (
  <div className={classNames(layout.wrap, classes.section)}>
    <ul className={classes.list}>
      {promises.map(({ icon, title, text: fact }) => (
        <li key={icon} className={classes.item}>
          <Icon {...icons[icon]} size={24} className={classes.icon} />
          <div>
            <p className={text.medium}>{title}</p>
            <p className={text.soft}>{fact}</p>
          </div>
        </li>
      ))}
    </ul>
  </div>
);
