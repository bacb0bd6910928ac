import { mayServe, SERVICE_EMAIL_PAGE, type ServiceOrder } from '@odeta/contracts/staff';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, Icon, text } from '@odeta/ui';
import { useState } from 'react';
import { createStaffSession } from '../session/session.store.ts';
import { momentIn } from '../words/formats.ts';
import { wordFor } from '../words/word-for.ts';
import { Act } from './act.tsx';
import acts from './acts.module.css';
import { createServiceActs } from './acts.store.ts';
import classes from './service.module.css';

type Email = ServiceOrder['emails'][number];

/** E-mails about the order. Those that were sent lately can be seen as they were, and sent again. */
export function OrderEmails({ order }: { order: ServiceOrder }) {
  const t = useTexts('staff');
  const { session } = useSnapshot(useStore(createStaffSession).state);
  const mayRead = session !== null && mayServe(session.role, 'read-email');
  if (order.emails.length === 0) return null;
  return (
    <section className={classes.part}>
      <h2 className={text.size22}>{t('order.emails')}</h2>
      <ul className={classes.list}>
        {order.emails.map((email) =>
          email.isKept && mayRead ? (
            <KeptEmail key={email.id} order={order} email={email} />
          ) : (
            <li key={email.id} className={classes.line}>
              <Words order={order} email={email} />
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

function Words({ order: { country }, email: { kind, subject, state, at } }: { order: ServiceOrder; email: Email }) {
  const t = useTexts('staff');
  const moment = momentIn(country, at, document.documentElement.lang);
  return (
    <span>
      {subject || kind}
      <span className={classNames(classes.second, text.size14, text.soft)}>
        {[wordFor(t, 'email-states', state), moment].join(', ')}
      </span>
    </span>
  );
}

/** It is read, and the reading recorded, as soon as somebody opens it. */
function KeptEmail({ order, email }: { order: ServiceOrder; email: Email }) {
  const t = useTexts('staff');
  const service = useStore(createServiceActs);
  const [isSeen, setSeen] = useState(false);
  const { id, subject } = email;
  const page = SERVICE_EMAIL_PAGE.replace('{orderId}', order.id).replace('{emailId}', id);
  return (
    <li>
      <details className={acts.act} onToggle={(event) => event.currentTarget.open && setSeen(true)}>
        <summary className={acts.name}>
          <Words order={order} email={email} />
          <Icon icon="chevron-down" size={16} />
        </summary>
        <div className={acts.body}>
          {isSeen && (
            <iframe
              className={classes.email}
              src={`/api${page}`}
              title={t('acts.email-frame', { subject })}
              sandbox=""
            />
          )}
          <Act
            name="send-email"
            id={`send-email-${id}`}
            values={{}}
            onSend={({ reason }) => service.sendEmail(order.id, id, reason)}
          />
        </div>
      </details>
    </li>
  );
}
