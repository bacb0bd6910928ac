import { type Product, paidPrice } from '@odeta/contracts';
import { type PageLocation, type Storefront, useStore } from '@odeta/storefront';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { classNames, layout } from '@odeta/ui';
import { NotFound } from '@odeta/ui/not-found';
import { Breadcrumbs } from '@odeta/ui/products';
import { useRef } from 'react';
import { GridSkeleton } from '../listing/grid-skeleton.tsx';
import { BuyBar } from './buying/buy-bar.tsx';
import { BuyBox } from './buying/buy-box.tsx';
import { isSoldOut, promisedVariant } from './buying/choice.ts';
import { ColorPicker } from './buying/color-picker.tsx';
import { DeliveryPromise } from './buying/delivery-promise.tsx';
import { DrawerPlace } from './buying/drawer-place.tsx';
import { shownPrice } from './buying/prices.ts';
import { PurchaseForm } from './buying/purchase-form.tsx';
import { SizePicker } from './buying/size-picker.tsx';
import { useBuying } from './buying/use-buying.ts';
import { useChoice } from './buying/use-choice.ts';
import { Gallery } from './pictures/gallery.tsx';
import { measuredOf } from './pictures/measured-of.ts';
import classes from './product.module.css';
import { createProductStore } from './product.store.ts';
import { ProductFacts } from './product-facts.tsx';
import { ProductHead } from './product-head.tsx';
import { productMeta } from './product-meta.ts';
import { ProductRest } from './product-rest.tsx';
import { SoldOut } from './sold-out.tsx';
import { usePanelHeight } from './use-panel-height.ts';
import { useProductView } from './use-product-view.ts';

export const load = ({ storeOf }: Storefront, { params }: PageLocation) =>
  storeOf(createProductStore).load(params.slug ?? '');

export const meta = productMeta;

export default function ProductPage() {
  const { status, product } = useSnapshot(useStore(createProductStore).state);
  if (status === 'not-found') return <NotFound />;
  return product ? <ProductDetail key={product.id} product={product} /> : <GridSkeleton />;
}

function ProductDetail({ product }: { product: Snapshot<Product> }) {
  const choice = useChoice(product);
  const sizes = useRef<HTMLFieldSetElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  usePanelHeight(panel);
  const action = useRef<HTMLDivElement>(null);
  const buying = useBuying(product, choice, sizes);
  const price = shownPrice(product, choice.color, choice.size);
  const color = product.colors.find(({ code }) => code === choice.color);
  const soldOut = isSoldOut(product);
  useProductView(product, price);
  const pictures = color?.pictures ?? [];
  const measured = measuredOf(product, choice);
  return (
    <>
      <div className={layout.wrap}>
        <Breadcrumbs path={product.breadcrumbs} />
        <div className={classNames(layout.columns, classes.page)}>
          <Gallery
            key={choice.color}
            name={product.name}
            pictures={pictures}
            measured={measured}
            sizes={product.sizes}
          />
          <div ref={panel} className={classes.buying}>
            <ProductHead product={product} price={price} choice={choice} />
            {soldOut ? (
              <>
                <ColorPicker product={product} choice={choice} />
                <SizePicker ref={sizes} product={product} choice={choice} />
                <SoldOut product={product} choice={choice} action={action} />
              </>
            ) : (
              <PurchaseForm product={product} choice={choice}>
                {(dialog) => (
                  <>
                    <ColorPicker product={product} choice={choice} />
                    <SizePicker ref={sizes} product={product} choice={choice} />
                    <BuyBox product={product} choice={choice} action={action} dialog={dialog} onBuy={buying.buy} />
                  </>
                )}
              </PurchaseForm>
            )}
            {!soldOut && (
              <DeliveryPromise
                delivery={product.delivery}
                variant={promisedVariant(product, choice.color, choice.size)}
                paid={price && paidPrice(price)}
              />
            )}
          </div>
        </div>
        <ProductFacts product={product} />
      </div>
      <ProductRest product={product} />
      <DrawerPlace
        product={product}
        choice={choice}
        onBuy={buying.buy}
        onOtherSize={buying.chooseOtherSize}
        onSizeMissing={buying.askForSize}
      />
      <BuyBar product={product} price={price} choice={choice} button={action} onBuy={buying.buyFromBar} />
    </>
  );
}
