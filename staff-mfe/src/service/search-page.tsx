import type { FoundOrder } from '@odeta/contracts/staff';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Link } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import { TextField } from '@odeta/ui/forms';
import { StaffForm } from '../forms/staff-form.tsx';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { amountIn, momentIn } from '../words/formats.ts';
import { wordFor } from '../words/word-for.ts';
import { createOrderSearch } from './search.store.ts';
import classes from './service.module.css';

/** Finds orders by whatever a customer names. What was found is still there when one comes back from an order. */
export function SearchPage() {
  const t = useTexts('staff');
  const search = useStore(createOrderSearch);
  const { typed, found } = useSnapshot(search.state);
  const { field, submit, isBusy, problem } = useStaffForm({
    form: 'find',
    values: { q: typed },
    required: ['q'],
    keepsValues: true,
    onSend: ({ q }) => search.find(q.trim()),
  });
  return (
    <>
      <h1 className={text.title36}>{t('service.title')}</h1>
      <search className={classes.search}>
        <StaffForm action={t('search.action')} isMain isBusy={isBusy} problem={problem} onSubmit={submit}>
          <TextField
            field={field('q')}
            autoComplete="off"
            spellCheck={false}
            label={t('search.label')}
            help={t('search.help')}
          />
        </StaffForm>
      </search>
      <div role="status">
        {found && (
          <p className={text.soft}>
            {t(found.length === 0 ? 'search.nothing' : 'search.found', { count: found.length })}
          </p>
        )}
      </div>
      {found && found.length > 0 && <Found orders={found} />}
    </>
  );
}

function Found({ orders }: { orders: readonly FoundOrder[] }) {
  const t = useTexts('staff');
  const { lang } = document.documentElement;
  return (
    <ul className={classes.found}>
      {orders.map(({ id, number, country, state, placedAt, name, email, total }) => (
        <li key={id}>
          <Link to={`/orders/${id}`} className={classes.row}>
            <strong className={text.bold}>{number}</strong>
            <span>{name}</span>
            <span className={text.soft}>{email}</span>
            <span>{wordFor(t, 'states', state)}</span>
            <span className={text.soft}>{momentIn(country, placedAt, lang)}</span>
            <span className={classes.amount}>{amountIn(country, total)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
