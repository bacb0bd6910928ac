import type { HelpTopic } from '@odeta/contracts';

interface Asked {
  /** Phrases by which people search for it; after `=` only without other words. Only the search needs them. */
  asked?: readonly string[] | undefined;
}

/** Goods that go together, by article number and colour. */
export interface LookDocument {
  key: string;
  title: string;
  text: string;
  goods: readonly { number: string; color: string }[];
}

/** A help topic with the phrases by which people search for it and for its questions. */
export type AskedHelpTopic = Omit<HelpTopic, 'questions'> &
  Asked & {
    questions: readonly (HelpTopic['questions'][number] & Asked)[];
    /** Read separately, with their stock (`readLooks`). */
    looks?: readonly LookDocument[] | undefined;
  };

/** The topic as pages show it. */
export const shownTopic = ({ asked: _, looks: __, questions, ...topic }: AskedHelpTopic): HelpTopic => ({
  ...topic,
  questions: questions.map(({ anchor, question, answer }) => ({ anchor, question, answer })),
});
