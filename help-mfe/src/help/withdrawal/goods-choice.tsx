import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { type FieldBinding, TextArea } from '@odeta/ui/forms';
import { useState } from 'react';
import { declareItem } from './declared-goods.ts';
import { OwnLines } from './own-lines.tsx';
import type { OwnPart } from './use-own-part.ts';
import { createWithdrawalStore } from './withdrawal.store.ts';

interface Props {
  field: FieldBinding;
  part: OwnPart;
  /** The withdrawn goods, one per line. */
  goods: string;
  onChange: (goods: string) => void;
}

/** The withdrawn goods: of a known order a list to choose from, else a text, which may also be there before the order is known. */
export function GoodsChoice({ field, part: { order, chosen, other, pieces }, goods, onChange }: Props) {
  const t = useTexts('help');
  const { partRefund } = useSnapshot(useStore(createWithdrawalStore).state);
  const [isTyping, setTyping] = useState(false);
  const isText = order === null || other.length > 0 || isTyping;
  const typed: FieldBinding = {
    ...field,
    onChange(event) {
      setTyping(true);
      field.onChange(event);
    },
    onBlur(event) {
      setTyping(false);
      return field.onBlur(event);
    },
  };
  return (
    <>
      {order && (
        <OwnLines
          orderNumber={order.number}
          items={order.items}
          chosen={chosen}
          refund={partRefund}
          id={isText ? 'own-goods' : field.id}
          error={isText ? null : field.error}
          onChoose={(item, quantity) => onChange(declareItem(goods, item, quantity, pieces))}
        />
      )}
      {isText && <TextArea field={typed} label={t('withdrawal.goods')} help={t('withdrawal.goods-help')} rows={4} />}
    </>
  );
}
