import { AuthError, invalid } from '../auth-error.ts';

/** 404: single sign-on is disabled in the settings. */
export const samlDisabled = () =>
  new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');

/** 404: the SSO provider does not exist. */
export const providerNotFound = (message: string) =>
  new AuthError(404, 'sso_provider_not_found', message);

/** 404: the operator has disabled the SSO provider. */
export const providerDisabled = () =>
  new AuthError(404, 'sso_provider_disabled', 'SSO Provider is currently disabled');

/** The cause is only for the log, so that an attacker who tries forged responses learns nothing. */
export const assertionNotValid = (cause: unknown) => invalid('SAML Assertion is not valid', cause);
