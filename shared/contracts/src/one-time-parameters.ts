/** Parameters of links in e-mails that are worth something to whoever has them: they are for the call that uses them only. */
export const oneTimeParameters = ['newsletter', 'password-reset', 'email-confirmation', 'data-export'] as const;
