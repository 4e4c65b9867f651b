import { AuthError } from '../auth-error.ts';
import { readableText } from './provider-failure.ts';

/** A refusal by the provider itself, such as `access_denied`. Its error code is passed on to the app unchanged. */
export class ProviderRefusal extends AuthError {
  readonly error: string;

  constructor(error: string, description: string) {
    const known = /^[\x21-\x7e]{1,100}$/.test(error) ? error : 'server_error';
    super(400, 'bad_oauth_callback', readableText(description) || known);
    this.name = 'ProviderRefusal';
    this.error = known;
  }
}
