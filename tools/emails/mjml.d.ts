/** The part of MJML that is used; it has no types. */
declare module 'mjml' {
  export default function mjml2html(
    source: string,
    options: { fonts: object; minify: boolean; validationLevel: 'strict'; keepComments: boolean },
  ): Promise<{ html: string }>;
}
