import type { Home } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { Carousel, CarouselButtons, useCarousel } from '@odeta/ui/carousel';
import { Card } from '../listing/card.tsx';
import { Section } from '../listing/section.tsx';
import { MoreLink } from './more-link.tsx';
import classes from './product-rail.module.css';

const SIZES = '(min-width: 1340px) 305px, (min-width: 720px) 28vw, 42vw';

/** Products in one row that scrolls sideways by touch, wheel and keyboard, and on wide pages with two buttons. */
export function ProductRail({ shelf }: { shelf: Snapshot<Home['productShelves'][number]> }) {
  const t = useTexts('catalog');
  const carousel = useCarousel(shelf.products.length);
  const aside = (
    <div className={classes.aside}>
      {shelf.link && <MoreLink link={shelf.link} />}
      <CarouselButtons carousel={carousel} previous={t('rail.previous')} next={t('rail.next')} />
    </div>
  );
  return (
    <Section title={shelf.title} aside={aside}>
      <Carousel
        carousel={carousel}
        label={shelf.title}
        slides={shelf.products.map((product) => ({
          key: product.id,
          content: <Card product={product} sizes={SIZES} />,
        }))}
        sayPlace={(place) => t('rail.shown', place)}
        className={classes.rail}
      />
    </Section>
  );
}
