import type { FooterGroup } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, Icon } from '@odeta/ui';
import footer from './footer.module.css';
import { FooterLink } from './footer-link.tsx';
import classes from './payment-marks.module.css';
import { screenClass } from './screen-class.ts';
import { visibleItems } from './visible-items.ts';

export function PaymentMarks({ group }: { group: FooterGroup }) {
  const t = useTexts('shell');
  const { client } = useStorefront().session.state;
  return (
    <div className={footer.outside}>
      <h2 className={classNames(footer.title, classes.title)}>{group.name}</h2>
      <ul className={classes.marks}>
        {visibleItems(group.items, client).map((item) => (
          <li key={item.label} className={screenClass(item)}>
            <FooterLink item={item} className={classes.mark} />
          </li>
        ))}
      </ul>
      <p className={classes.safe}>
        <Icon icon="lock" size={16} />
        {t('footer.ssl')}
      </p>
    </div>
  );
}
