import type { Customer, CustomerFields } from '@odeta/contracts';
import { StoredTextSchema, visitStorage } from '@odeta/purchase';
import { orderStorage } from '../state/order-storage.ts';
import { customerFieldsOf } from './customer-fields.ts';

/** The customer's fields as they were entered. It survives a reload, a log-in, the end of a session and a new version of the page. */
export function storedDraft() {
  const { customer: draft } = orderStorage();
  /** The customer who entered it; empty for a guest. */
  const author = visitStorage('checkout.typist', StoredTextSchema);

  return {
    save(fields: CustomerFields, customer: Customer | null) {
      draft.keep(fields);
      author.keep(nameOf(customer));
    },

    /** Initial values of the form: what the same customer entered last. Data of another customer only fills empty fields. */
    startFor(customer: Customer | null): CustomerFields {
      const entered = draft.read();
      const isOwn = (author.read() ?? '') === nameOf(customer);
      return customerFieldsOf(entered && !isOwn ? filled(customer, entered) : (entered ?? customer));
    },
  };
}

/** Guests of one visit are treated as the same person. */
const nameOf = (customer: Customer | null) => (customer?.hasAccount ? (customer.customerHash ?? '') : '');

/** Fields that are only filled together, so that the names or addresses of two people are not mixed. */
const places = ['street', 'streetNumber', 'postCode', 'city'] as const;
const names = ['firstName', 'lastName'] as const;
const placeParts: readonly string[] = [
  ...places,
  'streetType',
  'flatNumber',
  'building',
  'staircase',
  'floor',
  'county',
];
const nameParts: readonly string[] = [...names, 'familyName'];

function filled(known: Partial<CustomerFields> | null, entered: CustomerFields) {
  const hasPlace = places.some((name) => known?.[name]);
  const hasName = names.some((name) => known?.[name]);
  const isWhole = (name: string) => (hasPlace && placeParts.includes(name)) || (hasName && nameParts.includes(name));
  return Object.fromEntries(
    Object.entries(entered).map(([name, value]) => {
      const own = known?.[name as keyof CustomerFields] ?? '';
      return [name, own || (isWhole(name) ? '' : value)];
    }),
  );
}
