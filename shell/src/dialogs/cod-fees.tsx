import type { DeliveryCost } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { text } from '@odeta/ui';
import type { WindowProps } from '../on-demand/window-props.ts';
import { CodTable } from './cod-table.tsx';
import classes from './costs.module.css';
import { CostsDialog } from './costs-dialog.tsx';

/** What cash on delivery adds to the delivery price; where it depends on the order value, how it is calculated, with the resulting fees. */
export function CodFees(window: WindowProps) {
  const t = useTexts('windows');
  return (
    <CostsDialog {...window} title={t('costs.cod-title')}>
      {({ methods: all }) => {
        const methods = all.filter(({ isGroup }) => !isGroup);
        return (
          <>
            <p>{t('costs.cod-added')}</p>
            <FixedFees methods={methods.filter(({ cod }) => !cod || cod.tiers.length === 0)} />
            {methods.map(
              ({ name, cod }) =>
                cod &&
                cod.tiers.length > 0 && (
                  <section key={name} className={classes.section}>
                    <h3 className={text.medium}>{name}</h3>
                    <CodTable cod={cod} />
                  </section>
                ),
            )}
          </>
        );
      }}
    </CostsDialog>
  );
}

function FixedFees({ methods }: { methods: readonly DeliveryCost[] }) {
  const t = useTexts('windows');
  const { format } = useStorefront();
  if (methods.length === 0) return null;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('costs.method')}</th>
          <th scope="col">{t('costs.fee')}</th>
        </tr>
      </thead>
      <tbody>
        {methods.map(({ name, cod }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{cod ? format.price(cod.from) : t('costs.no-cod')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
