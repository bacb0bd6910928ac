import type { Home } from '@odeta/shared/contracts';
import { useTexts } from '@odeta/shared/i18n';
import type { Snapshot } from '@odeta/shared/state';
import { IconButton } from '@odeta/shared/ui';
import { ProductCard } from '@odeta/shared/ui/products';
import { Section } from '../section.tsx';
import { MoreLink } from './more-link.tsx';
import classes from './product-rail.module.css';
import { useRail } from './use-rail.ts';

const SIZES = '(min-width: 1340px) 305px, (min-width: 720px) 28vw, 42vw';

/** Products in one row that scrolls sideways: by touch, by wheel, by keyboard and, on wide pages, by two buttons. */
export function ProductRail({ shelf }: { shelf: Snapshot<Home['productShelves'][number]> }) {
  const t = useTexts('catalog');
  const { rail, isAtStart, isAtEnd, handleScroll, turn } = useRail();
  const aside = (
    <div className={classes.aside}>
      <MoreLink link={shelf.link} />
      <IconButton icon="arrow-left" label={t('rail.previous')} outlined disabled={isAtStart} onClick={() => turn(-1)} />
      <IconButton icon="arrow-right" label={t('rail.next')} outlined disabled={isAtEnd} onClick={() => turn(1)} />
    </div>
  );
  return (
    <Section title={shelf.title} aside={aside}>
      <ul className={classes.rail} ref={rail} onScroll={handleScroll}>
        {shelf.products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
