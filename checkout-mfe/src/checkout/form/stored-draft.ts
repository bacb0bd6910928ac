import {
  type AddressFieldName,
  addressFieldList,
  addressFieldNames,
  type Customer,
  type CustomerFields,
} from '@odeta/contracts';
import { StoredTextSchema, visitStorage } from '@odeta/device/storage';
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

/** What belongs together in an address, apart from the telephone number: names, or where somebody lives. */
const partOf = (name: string) =>
  addressFieldNames.includes(name as AddressFieldName) ? addressFieldList[name as AddressFieldName].part : undefined;

/** Known names and addresses are not mixed with those of another person. */
function filled(known: Partial<CustomerFields> | null, entered: CustomerFields) {
  const knownParts = new Set(
    addressFieldNames.filter((name) => addressFieldList[name].isRequired && known?.[name]).map(partOf),
  );
  return Object.fromEntries(
    Object.entries(entered).map(([name, value]) => {
      const own = known?.[name as keyof CustomerFields] ?? '';
      return [name, own || (knownParts.has(partOf(name)) ? '' : value)];
    }),
  );
}
