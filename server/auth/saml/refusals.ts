import { AuthError, invalid } from '../auth-error.ts';

export const samlDisabled = () =>
  new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');

export const providerNotFound = (message: string) =>
  new AuthError(404, 'sso_provider_not_found', message);

export const providerDisabled = () =>
  new AuthError(404, 'sso_provider_disabled', 'SSO Provider is currently disabled');

/** Why exactly is for the log: whoever tries answers out learns nothing. */
export const assertionNotValid = (cause: unknown) => invalid('SAML Assertion is not valid', cause);
