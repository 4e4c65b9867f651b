/** A refusal in Stripe's words: https://docs.stripe.com/api/errors */
export class SandboxError extends Error {
  readonly status: number;
  readonly body: {
    type: 'invalid_request_error' | 'idempotency_error' | 'api_error';
    message: string;
    code?: string;
    param?: string;
  };
  /** The request was understood and carried out up to here: with an idempotency key the refusal is replayed too. */
  readonly wasRun: boolean;

  constructor(status: number, body: SandboxError['body'], options: { wasRun?: boolean } = {}) {
    super(body.message);
    this.name = 'SandboxError';
    this.status = status;
    this.body = body;
    this.wasRun = options.wasRun ?? false;
  }
}

/** 400 invalid_request_error, as the provider answers it. */
export function invalid(message: string, extra: { code?: string; param?: string } = {}) {
  return new SandboxError(400, { type: 'invalid_request_error', message, ...extra });
}

/** What is asked for cannot be done in the state that the thing is in. */
export function refused(message: string, extra: { code?: string; param?: string } = {}) {
  return new SandboxError(
    400,
    { type: 'invalid_request_error', message, ...extra },
    { wasRun: true },
  );
}

/** @param status 404 where the id stood in the path, 400 where it was the parameter `param` */
export function missing(object: string, id: string, param = 'id', status: 400 | 404 = 404) {
  return new SandboxError(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${object}: '${id}'`,
    param,
  });
}
