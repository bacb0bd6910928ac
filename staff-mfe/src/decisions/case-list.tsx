import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Link } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, classNames, Icon, text } from '@odeta/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePress } from '../forms/use-press.ts';
import classes from './decisions.module.css';
import { createDecisions } from './decisions.store.ts';

interface Props<Item> {
  /** `null`: not read yet. */
  items: readonly Item[] | null;
  /** Of all that were found. */
  count: number;
  load: () => Promise<void>;
  summary: (item: Item) => { title: string; facts: readonly (string | null | false)[] };
  children: (item: Item) => ReactNode;
}

/** Cases that are folded until somebody opens them. What is decided goes, and the message about it gets the focus. */
export function CaseList<Item extends { id: number | string }>({ items, count, load, summary, children }: Props<Item>) {
  const t = useTexts('staff');
  const { lists, showMore } = useStore(createDecisions);
  const { hasMore } = useSnapshot(lists);
  const loading = usePress(load);
  const more = usePress(showMore);
  useEffect(() => loading.press(), []);
  return (
    <>
      <div role="alert">{loading.problem && <Alert type="error">{loading.problem}</Alert>}</div>
      <div role="status">
        {items && (
          <p className={text.soft}>
            {items.length === 0 ? t('decisions.none') : t('decisions.shown', { shown: items.length, count })}
          </p>
        )}
      </div>
      <ul className={classes.list} aria-busy={loading.isBusy}>
        {items?.map((item) => (
          <li key={item.id}>
            <Case {...summary(item)}>{() => children(item)}</Case>
          </li>
        ))}
      </ul>
      {hasMore && items && items.length < count && (
        <>
          <div role="alert">{more.problem && <Alert type="error">{more.problem}</Alert>}</div>
          <Button kind="secondary" busy={more.isBusy} onClick={more.press}>
            {t('contents.more')}
          </Button>
        </>
      )}
    </>
  );
}

/** Its contents, and so its pictures, are loaded when it is opened. */
function Case({
  title,
  facts,
  children,
}: {
  title: string;
  facts: readonly (string | null | false)[];
  children: () => ReactNode;
}) {
  const [isSeen, setSeen] = useState(false);
  return (
    <details className={classes.case} onToggle={(event) => event.currentTarget.open && setSeen(true)}>
      <summary className={classes.name}>
        <span>
          <span className={text.medium}>{title}</span>
          <span className={classNames(classes.second, text.size14, text.soft)}>{facts.filter(Boolean).join(', ')}</span>
        </span>
        <Icon icon="chevron-down" size={16} />
      </summary>
      {isSeen && <div className={classes.body}>{children()}</div>}
    </details>
  );
}

/** The head of a page of decisions, with the message about what was decided last. */
export function CaseHead({ kind, children }: { kind: string; children?: ReactNode }) {
  const t = useTexts('staff');
  const { decided } = useSnapshot(useStore(createDecisions).lists);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (decided > 0) message.current?.focus();
  }, [decided]);
  return (
    <>
      <Link to="/decisions" className={classes.link}>
        {t('decisions.back')}
      </Link>
      <h1 className={text.title36}>{t(`decisions.${kind}`)}</h1>
      <div className={classes.top}>
        <p>{t(`decisions.${kind}-lead`)}</p>
        {children}
        <div ref={message} role="status" tabIndex={-1}>
          {decided > 0 && <Alert type="success">{t('acts.done')}</Alert>}
        </div>
      </div>
    </>
  );
}

interface StatesProps<State extends string> {
  path: string;
  states: readonly State[];
  only: State;
}

/** Which cases are listed. */
export function States<State extends string>({ path, states, only }: StatesProps<State>) {
  const t = useTexts('staff');
  return (
    <nav aria-label={t('changes.states')} className={classes.states}>
      {states.map((state) => (
        <Link
          key={state}
          to={`${path}?state=${state}`}
          className={classes.state}
          aria-current={state === only ? 'page' : undefined}
        >
          {t(`decision-states.${state}`)}
        </Link>
      ))}
    </nav>
  );
}
