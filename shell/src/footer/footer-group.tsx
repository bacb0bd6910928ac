import type { FooterGroup as FooterGroupData } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { Icon } from '@odeta/ui';
import classes from './footer-group.module.css';
import { FooterLink } from './footer-link.tsx';
import { visibleItems } from './visible-items.ts';

/** A list of links: a column on wide pages, on phones a section that opens. */
export function FooterGroup({ group }: { group: FooterGroupData }) {
  const { client } = useStorefront().session.state;
  return (
    <details className={classes.group} open={!client.isMobile}>
      <summary className={classes.summary}>
        <h2 className={classes.title}>{group.name}</h2>
        <Icon icon="chevron-down" className={classes.chevron} />
      </summary>
      <ul className={classes.list}>
        {visibleItems(group.items, client).map((item) => (
          <li key={item.url + item.label}>
            <FooterLink item={item} className={classes.link} />
          </li>
        ))}
      </ul>
    </details>
  );
}
