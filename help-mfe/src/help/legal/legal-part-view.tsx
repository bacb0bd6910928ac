import type { LegalPart } from '@odeta/contracts';
import type { Snapshot } from '@odeta/storefront/state';
import { classNames, keepTogether, text } from '@odeta/ui';
import page from '../text-page/text-page.module.css';
import classes from './legal.module.css';

/** A numbered part; its key is the fragment of links to it. */
export const LegalPartView = ({
  part: { key, title, text: words, table },
  number,
}: {
  part: Snapshot<LegalPart>;
  number: number;
}) => (
  <section className={page.part} id={key} aria-labelledby={`${key}-title`}>
    <h2 className={classNames(text.size22, page.heading)} id={`${key}-title`}>
      <span className={text.faint}>{number}</span> {keepTogether(title)}
    </h2>
    <div className={page.words} dangerouslySetInnerHTML={{ __html: keepTogether(words) }} />
    {table && (
      <table className={classes.table} aria-labelledby={`${key}-title`}>
        <thead>
          <tr>
            {table.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={table.heads[index + 1]} data-head={table.heads[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);
