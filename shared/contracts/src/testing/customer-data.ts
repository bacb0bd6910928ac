import * as v from 'valibot';
import { type Customer, CustomerFieldsSchema } from '../base/customer.ts';
import type { BaseInit } from '../base/init.ts';

/** A guest who has entered their e-mail: the steps of the checkout are open. */
export const guestOf = (parts: Partial<Customer> = {}): Customer => ({
  ...v.parse(CustomerFieldsSchema, { email: 'jana@example.sk' }),
  customerHash: null,
  isAuthorized: false,
  hasAccount: false,
  customerNumber: null,
  ...parts,
});

/** An unknown visitor. */
export const baseInitOf = (parts: Partial<BaseInit> = {}): BaseInit => ({
  customer: { customerHash: null, firstName: null, hasAccount: false },
  wishlistCount: 0,
  wishlist: [],
  cartItemsCount: 0,
  userCodes: { count: 0 },
  systemNotice: null,
  topMenu: { application: '', desktop: '', mobile: '' },
  liveChatStatus: 'unavailable',
  checkoutNotifications: [],
  workMode: 1,
  uid: null,
  clientType: null,
  csrf: 'token',
  ...parts,
});
