import ticketPercent from '@lucide/icons/icons/ticket-percent';
import type { HelpTopic } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { classNames, Icon, keepTogether, layout, text } from '@odeta/ui';
import type { ComponentProps, ReactNode } from 'react';
import { ClubCalculator } from './club-calculator.tsx';
import classes from './club-page.module.css';
import type { ClubTerms } from './club-savings.ts';

interface Props {
  club: ClubTerms;
  parts: NonNullable<Snapshot<HelpTopic>['parts']>;
  /** Questions and answers. */
  children: ReactNode;
}

/** The page of the club: what it costs and gives, whether it pays off, and joining it. */
export function ClubPage({ club, parts, children }: Props) {
  const t = useTexts('help');
  const { format } = useStorefront();
  const { percent, months, fee } = club;
  return (
    <>
      <div className={classes.band}>
        <div className={classNames(layout.wrap, classes.head)}>
          <div className={classes.words}>
            <h1 className={classNames(text.title64, classes.title)}>{keepTogether(t('club.headline', { percent }))}</h1>
            <p className={text.size18}>{t('club.terms', { price: format.price(fee), count: months })}</p>
            <ul className={classes.facts}>
              <Fact
                icon={ticketPercent}
                name={t('club.fact-percent', { percent })}
                more={t('club.fact-percent-text')}
              />
              <Fact icon="shopping-bag" name={t('club.fact-prices')} more={t('club.fact-prices-text')} />
              <Fact icon="clock" name={t('club.fact-end', { count: months })} more={t('club.fact-end-text')} />
            </ul>
          </div>
          <ClubCalculator club={club} />
        </div>
      </div>
      <div className={classNames(layout.wrap, classes.rest)}>
        <div className={classes.parts}>
          {parts.map((part) => (
            <section key={part.anchor} id={part.anchor} aria-labelledby={`${part.anchor}-title`}>
              <h2 className={text.size18} id={`${part.anchor}-title`}>
                {keepTogether(part.title)}
              </h2>
              <div
                className={classNames(text.size14, text.soft)}
                dangerouslySetInnerHTML={{ __html: keepTogether(part.text) }}
              />
            </section>
          ))}
        </div>
        <div className={classes.questions}>{children}</div>
      </div>
    </>
  );
}

interface FactProps extends Pick<ComponentProps<typeof Icon>, 'icon'> {
  name: string;
  more: string;
}

const Fact = ({ icon, name, more }: FactProps) => (
  <li className={classes.fact}>
    <Icon icon={icon} />
    <span>
      <span className={text.medium}>{keepTogether(name)}</span>
      <br />
      <span className={text.soft}>{keepTogether(more)}</span>
    </span>
  </li>
);
