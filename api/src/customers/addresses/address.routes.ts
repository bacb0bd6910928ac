import {
  chooseDefaultAddress,
  chooseShippingAddress,
  createShippingAddress,
  deleteBookAddress,
  readAddressBook,
  saveBookAddress,
} from '@odeta/contracts';
import type { CartDeps } from '../../carts/cart-deps.ts';
import type { ShopServer } from '../../http/shop-server.ts';
import { chooseAddress, createAddress } from './address.service.ts';
import { bookOf, chooseDefaultOf, deleteAddressOf, saveAddressOf } from './address-book.service.ts';

export function addressRoutes(app: ShopServer, deps: CartDeps): void {
  app.handle(chooseShippingAddress, ({ knownSession, payload }) => chooseAddress(deps, knownSession, payload));
  app.handle(createShippingAddress, ({ knownSession, payload }) => createAddress(deps, knownSession, payload));
  app.handle(readAddressBook, ({ session }) => bookOf(deps, session));
  app.handle(saveBookAddress, ({ knownSession, payload }) => saveAddressOf(deps, knownSession, payload));
  app.handle(deleteBookAddress, ({ knownSession, payload }) => deleteAddressOf(deps, knownSession, payload.id));
  app.handle(chooseDefaultAddress, ({ knownSession, payload }) => chooseDefaultOf(deps, knownSession, payload.id));
}
