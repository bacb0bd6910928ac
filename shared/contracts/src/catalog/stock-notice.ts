import * as v from 'valibot';
import { endpoint, NothingSchema } from '../base/endpoint.ts';
import { PictureSchema } from '../base/picture.ts';
import { VariantIdSchema } from './variant.ts';

/** Days for which the confirmation link of the e-mail is valid. */
export const STOCK_NOTICE_LINK_DAYS = 30;

/** Token in the links of the e-mails: the notice's number and its signature. */
export const NoticeTokenSchema = v.pipe(v.string(), v.regex(/^\d{1,18}-[\w-]{43}$/));

export const stockNoticeUrl = (token: string): string => `/stock-notice/${token}/`;

export const StockNoticeSchema = v.object({
  /** `pending`: the address is not confirmed; `waiting`: for the goods; `sent`: the e-mail about the goods was sent. */
  state: v.picklist(['pending', 'waiting', 'sent']),
  name: v.string(),
  url: v.string(),
  picture: PictureSchema,
  color: v.string(),
  /** `size/38`. */
  size: v.string(),
});
export type StockNotice = v.InferOutput<typeof StockNoticeSchema>;

/**
 * P11. Requests one e-mail when a size is back in stock. The response is the same whether the address is known or not: the result is
 * only in the e-mail with the confirmation link.
 */
export const askForStockNotice = endpoint({
  method: 'POST',
  path: '/catalog/stock-notice',
  summary: 'P11. One e-mail when a sold-out size is back in stock',
  payload: v.object({ variantId: VariantIdSchema, email: v.string() }),
  body: NothingSchema,
  problems: ['unknown-variant', 'bot-protection'],
});

/** P11. The notice that an e-mail's link belongs to. */
export const readStockNotice = endpoint({
  method: 'GET',
  path: '/catalog/stock-notice/{token}',
  summary: 'P11. The notice of an e-mail’s link',
  params: v.object({ token: NoticeTokenSchema }),
  body: v.object({ notice: StockNoticeSchema }),
});

/** P11. Confirms that the owner of the address wants it. */
export const confirmStockNotice = endpoint({
  method: 'POST',
  path: '/catalog/stock-notice/confirm',
  summary: 'P11. Confirms the address of a notice',
  payload: v.object({ token: NoticeTokenSchema }),
  body: v.object({ notice: StockNoticeSchema }),
});

/** P11. No more e-mails of this kind to the address: deletes all of its notices in the country. */
export const endStockNotices = endpoint({
  method: 'POST',
  path: '/catalog/stock-notice/end',
  summary: 'P11. Forgets all notices of an address',
  payload: v.object({ token: NoticeTokenSchema }),
  body: NothingSchema,
});
