import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, keepTogether, text } from '@odeta/ui';
import { Accordion } from '@odeta/ui/disclosure';
import { FieldGrid, freeField, TextField } from '@odeta/ui/forms';
import { type ReactNode, useState } from 'react';
import help from '../help.module.css';
import { createHelpStore, HELP_URL } from '../help.store.ts';
import { type FoundQuestion, findQuestions } from './find-questions.ts';
import classes from './help-search.module.css';

/** Searches questions while the visitor types; without JavaScript on the server. `children` are shown before a search. */
export function HelpSearch({ children }: { children?: ReactNode }) {
  const t = useTexts('help');
  const { all, contactUrl } = useSnapshot(useStore(createHelpStore).state);
  const asked = new URLSearchParams(useLocation().search).get('q') ?? '';
  const [term, setTerm] = useState(asked);
  const found = findQuestions(all, term);
  const isSearched = term.trim() !== '';
  const onChange = (event: { target: { value: string } }) => setTerm(event.target.value);
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
        {isSearched && t('search.found', { count: found.length })}
      </p>
      {isSearched && found.length === 0 && contactUrl && (
        <a className={text.link} href={contactUrl}>
          {t('search.write')}
        </a>
      )}
      {isSearched ? <Found found={found} /> : children}
    </>
  );
}

const Found = ({ found }: { found: readonly FoundQuestion[] }) => (
  <div>
    {found.map(({ topic, question, answer }) => (
      <Accordion key={`${topic.url} ${question}`} title={<h2 className={help.question}>{question}</h2>}>
        <div className={help.words} dangerouslySetInnerHTML={{ __html: keepTogether(answer) }} />
        <a className={text.link} href={topic.url}>
          {topic.title}
        </a>
      </Accordion>
    ))}
  </div>
);
