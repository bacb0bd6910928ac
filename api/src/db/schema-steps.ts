import type { Kysely } from 'kysely';
import { foundation } from './migrations/0001-foundation.ts';
import { catalogue } from './migrations/0002-catalogue.ts';
import { pricesAndStock } from './migrations/0003-prices-and-stock.ts';
import { people } from './migrations/0004-people.ts';
import { delivery } from './migrations/0005-delivery.ts';
import { discounts } from './migrations/0006-discounts.ts';
import { carts } from './migrations/0007-carts.ts';
import { orders } from './migrations/0008-orders.ts';
import { payments } from './migrations/0009-payments.ts';
import { afterSale } from './migrations/0010-after-sale.ts';
import { contents } from './migrations/0011-contents.ts';
import { cleanUp } from './migrations/0012-clean-up.ts';
import { listings } from './migrations/0013-listings.ts';
import { reviews } from './migrations/0014-reviews.ts';
import { onlinePayments } from './migrations/0020-online-payments.ts';
import { points } from './migrations/0025-points.ts';
import { accounts } from './migrations/0030-accounts.ts';
import { discountTerms } from './migrations/0035-discounts.ts';
import { savedItems } from './migrations/0036-saved-items.ts';
import { agreementNotes } from './migrations/0037-agreement-notes.ts';
import { search } from './migrations/0040-search.ts';
import { newsletter } from './migrations/0045-newsletter.ts';
import { paymentClaims } from './migrations/0050-payment-claims.ts';
import { rateCounts } from './migrations/0055-rate-counts.ts';
import { orderConsents } from './migrations/0060-order-consents.ts';
import { orderPickupPoint } from './migrations/0070-order-pickup-point.ts';
import { discountPercent } from './migrations/0071-discount-percent.ts';
import { addEmailKeys } from './migrations/0075-email-keys.ts';
import { clubTerms } from './migrations/0076-club-terms.ts';
import { removedItems } from './migrations/0077-removed-items.ts';
import { moreSizes } from './migrations/0082-more-sizes.ts';
import { undoSaving } from './migrations/0084-undo-saving.ts';
import { outbox } from './migrations/0090-outbox.ts';
import { orderGrant } from './migrations/0095-order-grant.ts';
import { orderVersions } from './migrations/0098-order-versions.ts';
import { purchaseClaim } from './migrations/0099-purchase-claim.ts';
import { terms } from './migrations/0100-terms.ts';
import { withdrawals } from './migrations/0101-withdrawals.ts';
import { contactMessages } from './migrations/0102-contact-messages.ts';
import { warehouse } from './migrations/0120-warehouse.ts';
import { wishlist } from './migrations/0130-wishlist.ts';
import { searchIndex } from './migrations/0140-search-index.ts';
import { canaryVisits } from './migrations/0160-canary-visits.ts';
import { accountSecurity } from './migrations/0161-account-security.ts';
import { stockNotices } from './migrations/0165-stock-notices.ts';
import { contactAttachments } from './migrations/0166-contact-attachments.ts';
import { deliveryCalendar } from './migrations/0167-delivery-calendar.ts';
import { addressBook } from './migrations/0168-address-book.ts';
import { orderCodes } from './migrations/0169-order-codes.ts';
import { facets } from './migrations/0170-facets.ts';
import { invoices } from './migrations/0171-invoices.ts';
import { searchVersion } from './migrations/0172-search-version.ts';
import { keptCodes } from './migrations/0173-kept-codes.ts';
import { invoiceCompanies } from './migrations/0174-invoice-companies.ts';
import { writtenReviews } from './migrations/0175-written-reviews.ts';
import { laterGoods } from './migrations/0180-later-goods.ts';
import { repeatedChoice } from './migrations/0181-repeated-choice.ts';
import { returns } from './migrations/0182-returns.ts';
import { accountDeletion } from './migrations/0183-account-deletion.ts';
import { webPush } from './migrations/0184-web-push.ts';
import { bloggers } from './migrations/202611231820-bloggers.ts';
import { answersInWords } from './migrations/202611231840-answers-in-words.ts';
import { preparedCheckouts } from './migrations/202611231850-prepared-checkouts.ts';
import { withdrawnLines } from './migrations/202611231905-withdrawn-lines.ts';
import { appPush } from './migrations/202611231915-app-push.ts';
import { measures } from './migrations/202611231925-measures.ts';
import { county } from './migrations/202611231926-county.ts';
import { goodsByPopularity } from './migrations/202611232356-goods-by-popularity.ts';
import { siteContents } from './migrations/202611261140-site-contents.ts';
import { worn } from './migrations/202611261200-worn.ts';
import { lockers } from './migrations/202611262130-lockers.ts';
import { wordEndings } from './migrations/202611262145-word-endings.ts';
import { fillListedFamilies, listedFamilies } from './migrations/202611270100-listed-families.ts';
import { refusedRefunds } from './migrations/202611280630-refused-refunds.ts';
import { cancelledRefunds } from './migrations/202611280650-cancelled-refunds.ts';
import { showEmails } from './migrations/202611280735-visible-emails.ts';
import { lateVisits } from './migrations/202611281005-late-visits.ts';
import { messageCustomerNumber } from './migrations/202611281020-message-customer-number.ts';

/** Statements that cannot run in a transaction, such as `create index concurrently`; when one fails, all of them run again. */
export interface StepWithoutTransaction {
  withoutTransaction: readonly string[];
}

/** SQL, or code where SQL alone is not enough. */
export type SchemaStep = string | StepWithoutTransaction | ((db: Kysely<unknown>) => Promise<void>);

/** By name; applied in the order of their names. */
export type SchemaSteps = Readonly<Record<string, SchemaStep>>;

/** All steps of the schema. A released step is never changed, and a new one comes last. */
export const schemaSteps: SchemaSteps = {
  '0001-foundation': foundation,
  '0002-catalogue': catalogue,
  '0003-prices-and-stock': pricesAndStock,
  '0004-people': people,
  '0005-delivery': delivery,
  '0006-discounts': discounts,
  '0007-carts': carts,
  '0008-orders': orders,
  '0009-payments': payments,
  '0010-after-sale': afterSale,
  '0011-contents': contents,
  '0012-clean-up': cleanUp,
  '0013-listings': listings,
  '0014-reviews': reviews,
  '0020-online-payments': onlinePayments,
  '0025-points': points,
  '0030-accounts': accounts,
  '0035-discounts': discountTerms,
  '0036-saved-items': savedItems,
  '0037-agreement-notes': agreementNotes,
  '0040-search': search,
  '0045-newsletter': newsletter,
  '0050-payment-claims': paymentClaims,
  '0055-rate-counts': rateCounts,
  '0060-order-consents': orderConsents,
  '0070-order-pickup-point': orderPickupPoint,
  '0071-discount-percent': discountPercent,
  '0075-email-keys': addEmailKeys,
  '0076-club-terms': clubTerms,
  '0077-removed-items': removedItems,
  '0082-more-sizes': moreSizes,
  '0084-undo-saving': undoSaving,
  '0090-outbox': outbox,
  '0095-order-grant': orderGrant,
  '0098-order-versions': orderVersions,
  '0099-purchase-claim': purchaseClaim,
  '0100-terms': terms,
  '0101-withdrawals': withdrawals,
  '0102-contact-messages': contactMessages,
  '0120-warehouse': warehouse,
  '0130-wishlist': wishlist,
  '0140-search-index': searchIndex,
  '0160-canary-visits': canaryVisits,
  '0161-account-security': accountSecurity,
  '0165-stock-notices': stockNotices,
  '0166-contact-attachments': contactAttachments,
  '0167-delivery-calendar': deliveryCalendar,
  '0168-address-book': addressBook,
  '0169-order-codes': orderCodes,
  '0170-facets': facets,
  '0171-invoices': invoices,
  '0172-search-version': searchVersion,
  '0173-kept-codes': keptCodes,
  '0174-invoice-companies': invoiceCompanies,
  '0175-written-reviews': writtenReviews,
  '0180-later-goods': laterGoods,
  '0181-repeated-choice': repeatedChoice,
  '0182-returns': returns,
  '0183-account-deletion': accountDeletion,
  '0184-web-push': webPush,
  '202611231820-bloggers': bloggers,
  '202611231840-answers-in-words': answersInWords,
  '202611231850-prepared-checkouts': preparedCheckouts,
  '202611231905-withdrawn-lines': withdrawnLines,
  '202611231915-app-push': appPush,
  '202611231925-measures': measures,
  '202611231926-county': county,
  '202611232356-goods-by-popularity': goodsByPopularity,
  '202611261140-site-contents': siteContents,
  '202611261200-worn': worn,
  '202611262130-lockers': lockers,
  '202611262145-word-endings': wordEndings,
  '202611270100-listed-families': listedFamilies,
  '202611270101-fill-listed-families': fillListedFamilies,
  '202611280630-refused-refunds': refusedRefunds,
  '202611280650-cancelled-refunds': cancelledRefunds,
  '202611280735-visible-emails': showEmails,
  '202611281005-late-visits': lateVisits,
  '202611281020-message-customer-number': messageCustomerNumber,
};
