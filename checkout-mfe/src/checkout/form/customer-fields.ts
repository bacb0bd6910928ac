import type { CustomerFields } from '@odeta/contracts';

const blank: CustomerFields = {
  email: '',
  firstName: '',
  lastName: '',
  familyName: '',
  streetType: '',
  street: '',
  streetNumber: '',
  flatNumber: '',
  building: '',
  staircase: '',
  floor: '',
  postCode: '',
  city: '',
  county: '',
  mobilePhone: '',
  birthday: '',
};

/** Only the fields of a customer; unknown ones are empty. */
export const customerFieldsOf = (source: Partial<CustomerFields> | null): CustomerFields =>
  Object.fromEntries(
    Object.entries(blank).map(([name, empty]) => [name, source?.[name as keyof CustomerFields] ?? empty]),
  ) as typeof blank;
