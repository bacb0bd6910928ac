import { keepTogether, text } from '@odeta/ui';
import classes from './agreed-by-press.module.css';

interface Props {
  lead: string;
  /** Sanitised HTML. */
  agreed: readonly string[];
}

/** The terms that pressing a wallet's button agrees to, shown at the button instead of checkboxes. */
export const AgreedByPress = ({ lead, agreed }: Props) => (
  <div className={`${classes.agreed} ${text.size12} ${text.faint}`}>
    <p>{lead}</p>
    <ul>
      {agreed.map((html) => (
        <li key={html} dangerouslySetInnerHTML={{ __html: keepTogether(html) }} />
      ))}
    </ul>
  </div>
);
