import { accountPages } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, layout, text } from '@odeta/ui';
import { PostForm } from '@odeta/ui/forms/posted';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { Badge } from '@odeta/ui/products';
import { createAccountStore } from './account.store.ts';
import classes from './account-layout.module.css';
import { type AccountPageKey, accountEntries } from './account-pages.ts';

/** Navigation of the account with counters and the log-out button. */
export function AccountNav({ current }: { current: AccountPageKey }) {
  const t = useTexts('account');
  const store = useStore(createAccountStore);
  const { account, isBusy, problem } = useSnapshot(store.state);
  const counts: Partial<Record<string, number>> = {
    codes: (account?.userCodes.count ?? 0) + (account?.vouchers.count ?? 0),
  };
  return (
    <div className={classes.aside}>
      <p className={classNames(classes.number, text.size13, text.faint)}>
        {account?.customerNumber && t('number', { number: account.customerNumber })}
      </p>
      <nav aria-label={t('nav.label')}>
        <ul className={classNames(classes.pages, layout.sideways)}>
          {accountEntries.map(({ key, url }) => (
            <li key={key}>
              <a
                className={classes.entry}
                href={url}
                ref={key === current ? showInRow : undefined}
                aria-current={key === current ? 'page' : undefined}
              >
                {t(`nav.${key}`)}
                {(counts[key] ?? 0) > 0 && <Badge kind="sale">{counts[key]}</Badge>}
              </a>
            </li>
          ))}
          <li>
            <PostForm name="account.log-out" to={accountPages.overview}>
              <button type="submit" className={classes.entry} aria-busy={isBusy} onClick={store.logOut}>
                {t('nav.log-out')}
              </button>
            </PostForm>
          </li>
        </ul>
      </nav>
      <div role="alert">{problem && <ProblemAlert problem={problem} texts={(key) => t(`forms.problem-${key}`)} />}</div>
    </div>
  );
}

/** Scrolls the current entry to the centre, because the row is wider than the screen on phones. */
function showInRow(entry: HTMLElement | null) {
  const row = entry?.closest('ul');
  if (!entry || !row) return;
  const before = entry.getBoundingClientRect().left - row.getBoundingClientRect().left;
  row.scrollLeft += before - (row.clientWidth - entry.offsetWidth) / 2;
}
