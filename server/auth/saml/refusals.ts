import { AuthError, invalid } from '../auth-error.ts';

/** 404: the settings have no single sign-on. */
export const samlDisabled = () =>
  new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');

/** 404: nobody signs in by such an organisation. */
export const providerNotFound = (message: string) =>
  new AuthError(404, 'sso_provider_not_found', message);

/** 404: the operator has switched the organisation off. */
export const providerDisabled = () =>
  new AuthError(404, 'sso_provider_disabled', 'SSO Provider is currently disabled');

/** Why exactly is for the log: whoever tries answers out learns nothing. */
export const assertionNotValid = (cause: unknown) => invalid('SAML Assertion is not valid', cause);
