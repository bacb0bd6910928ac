import type { ProductCard } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, classNames, keepTogether, Picture, Price, Skeleton, text } from '@odeta/ui';
import { Sheet } from '@odeta/ui/overlays';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { useEffect } from 'react';
import tiles from '../supply/size-tiles.module.css';
import { createQuickAddStore, type OfferedSize } from './quick-add.store.ts';
import classes from './quick-add-sheet.module.css';

interface Props {
  product: Snapshot<ProductCard>;
  onClose: () => void;
}

/** The sizes of a product of a list: one press puts a size into the cart. */
export function QuickAddSheet({ product, onClose }: Props) {
  const t = useTexts('catalog');
  const store = useStore(createQuickAddStore);
  const { status, problem } = useSnapshot(store.state);

  useEffect(() => void store.load(product), [store, product]);

  return (
    <Sheet open from="end-or-bottom" title={t('quick-add.title')} onClose={onClose}>
      <div className={classes.item}>
        <Picture picture={product.picture} sizes="72px" loading="eager" decorative />
        <div className={classes.facts}>
          <p className={text.medium}>{keepTogether(product.name)}</p>
          <Price {...product} short />
          <a className={classNames(text.link, text.size13)} href={product.url}>
            {t('quick-add.details')}
          </a>
        </div>
      </div>
      {status === 'loading' && <Skeleton className={classes.waiting} />}
      {status === 'ready' && <Sizes product={product} onAdded={onClose} />}
      <div role="alert">
        {status === 'failed' && (
          <Alert type="error">
            {t('quick-add.failed')}{' '}
            <Button kind="text" onClick={() => store.load(product)}>
              {t('quick-add.retry')}
            </Button>
          </Alert>
        )}
        {problem && <ProblemAlert problem={problem} texts={(key) => t(`product.problems.${key}`)} />}
      </div>
    </Sheet>
  );
}

function Sizes({ product, onAdded }: { product: Snapshot<ProductCard>; onAdded: () => void }) {
  const t = useTexts('catalog');
  const store = useStore(createQuickAddStore);
  const { sizes, adding } = useSnapshot(store.state);

  async function add({ name, variant }: OfferedSize) {
    const color = product.colors.find(({ code }) => code === product.shownColor)?.name ?? '';
    const values = { product: product.name, color, size: name };
    const full = t(name === null ? 'product.variant-of-one-size' : 'product.variant', values);
    if (variant && (await store.add(variant, full))) onAdded();
  }

  return (
    <ul className={classNames(tiles.tiles, classes.sizes)}>
      {sizes.map((size) => (
        <li key={size.name} className={size.name === null ? classes.only : undefined}>
          <SizeTile size={size} url={product.url} isBusy={adding === size.variant?.variantId} onAdd={() => add(size)} />
        </li>
      ))}
    </ul>
  );
}

interface TileProps {
  size: Pick<OfferedSize, 'name' | 'supply'>;
  /** Of the product, where a notice can be ordered for what is sold out. */
  url: string;
  isBusy: boolean;
  onAdd: () => void;
}

function SizeTile({ size: { name, supply }, url, isBusy, onAdd }: TileProps) {
  const t = useTexts('catalog');
  const shown = name ?? t('product.add');
  const look = classNames(tiles.tile, tiles[supply], classes.tile);
  const later = supply === 'later' && t('product.supply.later');
  const note = supply !== 'now' && <span className={text.spoken}> {t(`product.supply.${supply}`)}</span>;
  if (supply === 'none') {
    return (
      <a className={look} href={url}>
        {name ?? t('quick-add.details')}
        {note}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={look}
      aria-busy={isBusy}
      aria-label={name === null ? undefined : [t('quick-add.size', { size: name }), later].filter(Boolean).join(', ')}
      onClick={onAdd}
    >
      {shown}
    </button>
  );
}
