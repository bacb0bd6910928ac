import type { FooterItem } from '@odeta/shared/contracts';
import { useTexts } from '@odeta/shared/i18n';
import { classNames, text } from '@odeta/shared/ui';
import type { ReactNode } from 'react';
import { screenClass } from './screen-class.ts';

interface Props {
  item: Readonly<FooterItem>;
  className?: string;
  /** In a tab of its own, whatever the item says. */
  blank?: boolean;
  children?: ReactNode;
}

/** D2. A link of the footer. */
export function FooterLink({ item, className, blank = item.blank, children = item.label }: Props) {
  const t = useTexts('shell');
  return (
    <a
      className={classNames(className, screenClass(item))}
      href={item.url}
      {...(blank && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {blank && <span className={text.spoken}> {t('footer.new-tab')}</span>}
    </a>
  );
}
