/** In place of an editor whose code cannot be loaded: the text is written as HTML. */
export const RichEditor = () => null;
