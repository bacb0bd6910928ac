import { mayServe, type ServiceAct, type ServiceOrder } from '@odeta/contracts/staff';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Link } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, Icon, text } from '@odeta/ui';
import { TextField } from '@odeta/ui/forms';
import { createStaffSession } from '../session/session.store.ts';
import { Act } from './act.tsx';
import classes from './acts.module.css';
import { createServiceActs } from './acts.store.ts';
import { GoodwillAct } from './goodwill-act.tsx';
import { NoteForm } from './note-form.tsx';

/** States in which an order can still be cancelled or amended, as far as nothing is packed, which the server knows. */
const open: readonly string[] = ['placed', 'in-progress', 'subsequent'];

/** What the role may do with the order and its account. */
export function Acts({ order }: { order: ServiceOrder }) {
  const t = useTexts('staff');
  const { session } = useSnapshot(useStore(createStaffSession).state);
  const acts = useStore(createServiceActs);
  const { id, customer, state } = order;
  const may = (act: ServiceAct) => session !== null && mayServe(session.role, act);
  return (
    <section aria-labelledby="acts">
      <h2 id="acts" className={text.size18}>
        {t('acts.title')}
      </h2>
      {may('note') && <NoteForm orderId={id} />}
      <div className={classes.acts}>
        {may('amend') && open.includes(state) && (
          <Link to={`/orders/${id}/amend`} className={classNames(classes.link, text.medium)}>
            {t('amend.open')}
            <Icon icon="chevron-right" size={16} />
          </Link>
        )}
        {may('cancel') && open.includes(state) && (
          <Act name="cancel" values={{}} onSend={({ reason }) => acts.cancel(id, reason)} />
        )}
        {may('goodwill') && <GoodwillAct order={order} />}
        {customer && may('unlock') && (
          <Act name="unlock" values={{}} onSend={({ reason }) => acts.unlock(customer, reason)} />
        )}
        {customer && may('end-log-ins') && (
          <Act name="end-log-ins" values={{}} onSend={({ reason }) => acts.endLogIns(customer, reason)} />
        )}
        {customer && may('correct-name') && <NameAct customer={customer} />}
        {customer && may('correct-birthday') && <BirthdayAct customer={customer} />}
      </div>
    </section>
  );
}

function BirthdayAct({ customer }: { customer: string }) {
  const t = useTexts('staff');
  const acts = useStore(createServiceActs);
  return (
    <Act
      name="correct-birthday"
      values={{ birthday: '' }}
      onSend={({ birthday, reason }) => acts.correctBirthday(customer, birthday, reason)}
    >
      {({ field }) => (
        <TextField
          field={field('birthday')}
          autoComplete="off"
          label={t('acts.birthday')}
          help={t('acts.birthday-help')}
        />
      )}
    </Act>
  );
}

function NameAct({ customer }: { customer: string }) {
  const t = useTexts('staff');
  const acts = useStore(createServiceActs);
  return (
    <Act
      name="correct-name"
      values={{ firstName: '', lastName: '', familyName: '' }}
      required={['lastName']}
      onSend={(name) => acts.correctName(customer, name)}
    >
      {({ field }) => (
        <>
          <TextField field={field('firstName')} autoComplete="off" label={t('acts.first-name')} />
          <TextField field={field('lastName')} autoComplete="off" label={t('acts.last-name')} required />
          <TextField
            field={field('familyName')}
            autoComplete="off"
            label={t('acts.family-name')}
            help={t('acts.family-name-help')}
          />
        </>
      )}
    </Act>
  );
}
