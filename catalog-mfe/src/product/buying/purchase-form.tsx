import type { Product } from '@odeta/contracts';
import type { Snapshot } from '@odeta/storefront/state';
import { PostForm } from '@odeta/ui/forms/posted';
import type { ReactNode } from 'react';
import { supplyOf } from '../../supply/supply.ts';
import { PlainNotice } from '../notice/plain-notice.tsx';
import { type NoticeDialogState, useNoticeDialog } from '../notice/use-notice-dialog.ts';
import { ADD_FORM, BUY_FORM } from './buy-form.ts';
import { findVariant } from './choice.ts';
import classes from './purchase-form.module.css';
import type { Choice } from './use-choice.ts';

interface Props {
  product: Snapshot<Product>;
  choice: Choice;
  children: (dialog: NoticeDialogState) => ReactNode;
}

/**
 * The form that puts the choice into the cart without scripts. The controls are inside of it, because text browsers do not know the attribute
 * `form`; the forms that ask for a sold-out size stand behind it.
 */
export function PurchaseForm({ product, choice, children }: Props) {
  const dialog = useNoticeDialog();
  const { color, size } = choice;
  const variant = size === null ? null : findVariant(product, color, size);
  return (
    <>
      <PostForm id={BUY_FORM} name={ADD_FORM} to={`/p/${product.slug}`} className={classes.form}>
        {children(dialog)}
      </PostForm>
      {variant && supplyOf(variant) === 'none' && (
        <noscript>
          <PlainNotice product={product} color={color} size={size} />
        </noscript>
      )}
      {dialog.part && (
        <dialog.part.NoticeDialog
          product={product}
          color={color}
          size={size}
          open={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
