/** The fields of an address, as checkout and account ask for them. Bundled where it is used. */
export { AddressField } from './address-field.tsx';
export { addressFieldsOf } from './address-fields-of.ts';
export { addressLines } from './address-lines.ts';
export { ShippingFields } from './shipping-fields.tsx';
export { useAddressForm } from './use-address-form.ts';
