import { layout, text } from '@odeta/ui';
import { useLazyPart } from '@odeta/ui/lazy';
import type { ReactNode } from 'react';
import classes from './dead-end.module.css';

interface Props {
  /** The fact. */
  title: string;
  /** The larger, the more the page is about the fact. */
  size?: 'title64' | 'title48' | 'title36';
  /** Why, and what stays as it was. */
  children: ReactNode;
  /** One way out, and at most one more. */
  ways: ReactNode;
  /** Shown instead of the goods that suit everybody. */
  goods?: ReactNode;
}

/** A page without content of its own: the fact, one way out, then four goods, in room that is there from the start. */
export function DeadEnd({ title, size = 'title48', children, ways, goods }: Props) {
  return (
    <div className={layout.wrap}>
      <div className={classes.head}>
        <div className={classes.fact}>
          <h1 className={text[size]}>{title}</h1>
          {children}
        </div>
        <div className={classes.ways}>{ways}</div>
      </div>
      {goods ?? <Goods />}
    </div>
  );
}

/** A failure is only logged: the page says everything without them. */
function Goods() {
  const { part } = useLazyPart(() => import(/* webpackChunkName: "next-goods" */ './next-goods.tsx'), true);
  return <div className={classes.room}>{part && <part.NextGoods />}</div>;
}
