import { text } from '@odeta/ui';
import classes from './agreed-by-press.module.css';

interface Props {
  lead: string;
  /** Sanitised html. */
  agreed: readonly string[];
}

/** What the press of a wallet agrees to, at its button: nothing of it is ticked. */
export const AgreedByPress = ({ lead, agreed }: Props) => (
  <div className={`${classes.agreed} ${text.size12} ${text.faint}`}>
    <p>{lead}</p>
    <ul>
      {agreed.map((html) => (
        <li key={html} dangerouslySetInnerHTML={{ __html: html }} />
      ))}
    </ul>
  </div>
);
