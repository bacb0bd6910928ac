import { readInvoiceCompany } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

export const fetchInvoiceCompany = async (api: ApiClient) =>
  (await api.send(readInvoiceCompany, {}, { suppressMessages: true })).company;
