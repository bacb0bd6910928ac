import { text } from '@odeta/ui';
import { Carousel, CarouselButtons, useCarousel } from '@odeta/ui/carousel';
import { Tabs } from '@odeta/ui/disclosure';
import { ProductCard } from '@odeta/ui/products';
import { useState } from 'react';
import type { Texts } from '../entry.ts';
import classes from './parts.module.css';
import { productsOf } from './products.ts';

export function Orders({ t }: { t: Texts }) {
  const [chosen, setChosen] = useState('open');
  return (
    <Tabs
      label={t('parts.orders')}
      chosen={chosen}
      onChoose={setChosen}
      tabs={['all', 'open', 'sent', 'to-review'].map((id) => ({
        id,
        title: t(`parts.${id}`),
        panel: (
          <p>
            {t(`parts.${id}`)}: {t('parts.orders-text')}
          </p>
        ),
      }))}
    />
  );
}

export function Matching({ t, single }: { t: Texts; single?: boolean }) {
  const slides = productsOf(t).map((product) => ({
    key: product.id,
    content: <ProductCard product={product} sizes="240px" />,
  }));
  const carousel = useCarousel(slides.length);
  return (
    <div className={single ? classes.single : undefined}>
      <div className={classes.head}>
        <h3 className={text.title28}>{t('products.matching')}</h3>
        <CarouselButtons carousel={carousel} previous={t('products.previous')} next={t('products.next')} />
      </div>
      <Carousel
        carousel={carousel}
        label={t('products.matching')}
        slides={slides}
        sayPlace={(place) => t('products.shown', place)}
        className={single ? undefined : classes.rail}
      />
    </div>
  );
}
