import { keepTogether, text } from '@odeta/ui';
import classes from './agreed-by-press.module.css';

interface Props {
  lead: string;
  /** Sanitised HTML. */
  agreed: readonly string[];
}

/**
 * The statements that pressing a wallet's button makes, shown at the button instead of checkboxes: one sentence, which quotes the texts
 * as they are kept with the order.
 */
export const AgreedByPress = ({ lead, agreed }: Props) => (
  <div className={`${classes.agreed} ${text.size12} ${text.faint}`}>
    <p>{lead}</p>
    <ul>
      {agreed.map((html) => (
        <li key={html}>
          <q dangerouslySetInnerHTML={{ __html: keepTogether(html) }} />
        </li>
      ))}
    </ul>
  </div>
);
