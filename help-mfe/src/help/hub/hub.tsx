import creditCard from '@lucide/icons/icons/credit-card';
import messageCircle from '@lucide/icons/icons/message-circle';
import packageIcon from '@lucide/icons/icons/package';
import ruler from '@lucide/icons/icons/ruler';
import type { Snapshot } from '@odeta/storefront/state';
import { classNames, Icon, keepTogether, text } from '@odeta/ui';
import type { ComponentProps } from 'react';
import classes from './hub.module.css';
import type { Hub } from './hub-of.ts';

type IconName = ComponentProps<typeof Icon>['icon'];

/** By the key of the topic. */
const icons: Record<string, IconName> = {
  orders: packageIcon,
  returns: 'undo-2',
  delivery: 'truck',
  sizes: ruler,
  payment: creditCard,
  contact: messageCircle,
};

/** The topics that most visitors come for. */
export const HubTiles = ({ tiles }: { tiles: Snapshot<Hub>['tiles'] }) => (
  <ul className={classes.tiles}>
    {tiles.map(({ key, title, url, lead }) => (
      <li key={key}>
        <a className={classes.tile} href={url}>
          <Icon icon={icons[key] ?? 'info'} />
          <span className={classNames(text.size18, classes.name)}>{title}</span>
          {lead && <span className={classNames(text.size14, text.soft, classes.lead)}>{keepTogether(lead)}</span>}
        </a>
      </li>
    ))}
  </ul>
);
