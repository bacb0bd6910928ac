/** Query parameters of e-mails' links that grant access to whoever has them: they are sent only to the endpoint that uses them. */
export const oneTimeParameters = ['newsletter', 'password-reset', 'email-confirmation', 'data-export'] as const;
