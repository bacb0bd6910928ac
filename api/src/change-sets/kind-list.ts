import type { EntityKind } from './entity-kind.ts';
import { banners } from './kinds/banners.ts';
import { categoryText } from './kinds/category-text.ts';
import { checkoutNotes } from './kinds/checkout-notes.ts';
import { club } from './kinds/club.ts';
import { countryTerms } from './kinds/country-terms.ts';
import { deliveryMethod } from './kinds/delivery-method.ts';
import { discountCode } from './kinds/discount-code.ts';
import { footer } from './kinds/footer.ts';
import { helpTopic } from './kinds/help-topic.ts';
import { homeBlock } from './kinds/home-block.ts';
import { legalText } from './kinds/legal-text.ts';
import { menu } from './kinds/menu.ts';
import { notices } from './kinds/notices.ts';
import { paymentFee } from './kinds/payment-fee.ts';
import { price } from './kinds/price.ts';
import { productText } from './kinds/product-text.ts';
import { searchWords } from './kinds/search-words.ts';
import { sizeTable } from './kinds/size-table.ts';
import { topMenu } from './kinds/top-menu.ts';

/** Everything that people change without a deploy. */
export const entityKinds: readonly EntityKind[] = [
  price,
  discountCode,
  productText,
  categoryText,
  homeBlock,
  banners,
  notices,
  menu,
  topMenu,
  footer,
  helpTopic,
  sizeTable,
  searchWords,
  legalText,
  checkoutNotes,
  deliveryMethod,
  paymentFee,
  countryTerms,
  club,
];

const byName = new Map(entityKinds.map((kind) => [kind.name, kind]));

export const findKind = (name: string): EntityKind | undefined => byName.get(name);

/** Of a change that has been accepted; a kind that no longer exists is an error of the release. */
export function kindOf(name: string): EntityKind {
  const kind = byName.get(name);
  if (!kind) throw new Error(`There is no kind ${name}`);
  return kind;
}
