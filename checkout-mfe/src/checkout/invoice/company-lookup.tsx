import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, layout, text } from '@odeta/ui';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { createInvoiceStore } from './invoice.store.ts';
import { createLookupStore } from './lookup.store.ts';

/** Fills in name and address by the number of the company, where the shop can look it up. */
export function CompanyLookup({ label }: { label: string }) {
  const t = useTexts('checkout');
  const { findsCompanies } = useSnapshot(useStore(createCheckoutStore).state);
  const { company } = useSnapshot(useStore(createInvoiceStore).state);
  const store = useStore(createLookupStore);
  const { isBusy, taxId, result, found, problem } = useSnapshot(store.state);
  if (!findsCompanies) return null;
  const isCurrent = taxId === company.taxId;
  return (
    <div className={layout.stack}>
      <div>
        <Button kind="text" busy={isBusy} disabled={company.taxId === ''} onClick={() => void store.lookUp()}>
          {t('lookup.button', { label })}
        </Button>
      </div>
      <div role="status" className={text.size13}>
        {problem ? t('lookup.unreachable') : isCurrent && result && t(`lookup.${result}`)}
        {isCurrent && found && (
          <>
            {' '}
            {[found.company, found.street, `${found.postCode} ${found.city}`.trim()].filter(Boolean).join(', ')}{' '}
            <Button kind="text" onClick={store.overwrite}>
              {t('lookup.overwrite')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
