import mapPin from '@lucide/icons/icons/map-pin';
import messagesSquare from '@lucide/icons/icons/messages-square';
import type { Home } from '@odeta/contracts';
import type { Snapshot } from '@odeta/storefront/state';
import { classNames, Icon, type IconSource, keepTogether, layout, text } from '@odeta/ui';
import classes from './promises.module.css';

type Promised = Home['promises'][number];

const icons: Record<Promised['icon'], IconSource> = {
  delivery: 'truck',
  return: 'undo-2',
  point: mapPin,
  advice: messagesSquare,
};

/** Facts about delivery, returns, pick-up points and advice. */
export const Promises = ({ promises }: { promises: readonly Snapshot<Promised>[] }) => (
  <div className={classNames(layout.wrap, classes.section)}>
    <ul className={classes.list}>
      {promises.map(({ icon, title, text: fact }) => (
        <li key={icon} className={classes.item}>
          <Icon icon={icons[icon]} size={24} className={classes.icon} />
          <div>
            <p className={text.medium}>{keepTogether(title)}</p>
            <p className={text.soft}>{keepTogether(fact)}</p>
          </div>
        </li>
      ))}
    </ul>
  </div>
);
