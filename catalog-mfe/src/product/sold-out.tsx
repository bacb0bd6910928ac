import type { Product } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { buttonClass, text } from '@odeta/ui';
import type { Ref } from 'react';
import type { Choice } from './buying/use-choice.ts';
import { NoticeButton } from './notice/notice-button.tsx';
import classes from './sold-out.module.css';

interface Props {
  product: Snapshot<Product>;
  choice: Choice;
  /** Gets the button's place. */
  action?: Ref<HTMLDivElement>;
}

/** Shown when the product is sold out in every colour and size. */
export function SoldOut({ product, choice, action }: Props) {
  const t = useTexts('catalog');
  return (
    <div className={classes.box}>
      <p className={text.size18}>{t('product.sold-out.title')}</p>
      <p className={text.soft}>{t('product.sold-out.text')}</p>
      <div ref={action}>
        <NoticeButton product={product} color={choice.color} size={choice.size} />
      </div>
      {product.related.length > 0 && (
        <a className={buttonClass({ kind: 'secondary', wide: true })} href="#related">
          {t('product.sold-out.related')}
        </a>
      )}
    </div>
  );
}
