/** The address fields of checkout and account. Bundled into each unit that imports them. */
export { AddressField } from './address-field.tsx';
export { addressFieldsOf } from './address-fields-of.ts';
export { ShippingFields } from './shipping-fields.tsx';
export { TownStatus } from './town-help.tsx';
export { townParts } from './town-parts.tsx';
export { useAddressForm } from './use-address-form.ts';
export { useAddressHelp } from './use-address-help.ts';
export { useTown } from './use-town.ts';
