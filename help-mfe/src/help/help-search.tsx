import type { HelpAnswer } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { Button, keepTogether, text } from '@odeta/ui';
import { Accordion } from '@odeta/ui/disclosure';
import { FieldGrid, freeField, TextField } from '@odeta/ui/forms';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import help from './help.module.css';
import { createHelpStore, HELP_URL } from './help.store.ts';
import classes from './help-search.module.css';
import { createHelpSearchStore } from './search/help-search.store.ts';

/** In milliseconds after the last letter. */
const PAUSE = 300;

/** Answers a question while the visitor types; without JavaScript on the server. `children` are shown before a search. */
export function HelpSearch({ children }: { children?: ReactNode }) {
  const t = useTexts('help');
  const { contactUrl } = useSnapshot(useStore(createHelpStore).state);
  const store = useStore(createHelpSearchStore);
  const { status, answers } = useSnapshot(store.state);
  const asked = new URLSearchParams(useLocation().search).get('q') ?? '';
  const onChange = useAsking(asked, store.ask);
  const isSearched = status !== 'idle';
  return (
    <>
      <search>
        <form className={classes.form} action={HELP_URL}>
          <FieldGrid>
            <TextField
              field={{ ...freeField('q', null), id: 'help-search', onChange }}
              label={t('search.label')}
              type="search"
              enterKeyHint="search"
              defaultValue={asked}
              autoComplete="off"
            />
          </FieldGrid>
          <Button type="submit" kind="secondary">
            {t('search.find')}
          </Button>
        </form>
      </search>
      <p role="status" className={isSearched ? text.soft : text.spoken}>
        {status === 'ready' && t('search.found', { count: answers.length })}
        {status === 'failed' && t('search.failed')}
      </p>
      {isSearched && answers.length === 0 && contactUrl && (
        <a className={text.link} href={contactUrl}>
          {t('search.write')}
        </a>
      )}
      {isSearched && answers.length > 0 ? <Found answers={answers} /> : children}
    </>
  );
}

/** Asks after a pause in typing, and at once for what was typed before the scripts ran. */
function useAsking(asked: string, ask: (question: string) => Promise<void>) {
  const [term, setTerm] = useState(asked);
  const last = useRef(asked);
  useEffect(() => {
    if (term === last.current) return;
    const pause = setTimeout(() => {
      last.current = term;
      void ask(term);
    }, PAUSE);
    return () => clearTimeout(pause);
  }, [term, ask]);
  return (event: { target: { value: string } }) => setTerm(event.target.value);
}

const Found = ({ answers }: { answers: readonly Snapshot<HelpAnswer>[] }) => (
  <div>
    {answers.map(({ question, answer, url, topic }) => (
      <Accordion key={url} title={<h2 className={help.question}>{question}</h2>}>
        <div className={help.words} dangerouslySetInnerHTML={{ __html: keepTogether(answer) }} />
        <a className={text.link} href={url}>
          {topic}
        </a>
      </Accordion>
    ))}
  </div>
);
