import { findCompany, type InputOf, readInvoiceCompany } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The form shows problems itself. */
const options = { suppressMessages: true };

export const fetchInvoiceCompany = async (api: ApiClient) => (await api.send(readInvoiceCompany, {}, options)).company;

export const sendLookup = (api: ApiClient, numbers: InputOf<typeof findCompany>) =>
  api.send(findCompany, numbers, options);
