/** An error response in Stripe's format: https://docs.stripe.com/api/errors */
export class SandboxError extends Error {
  readonly status: number;
  readonly body: {
    type: 'invalid_request_error' | 'idempotency_error' | 'api_error';
    message: string;
    code?: string;
    param?: string;
  };
  /** True when the request was valid and failed while it ran: with an idempotency key this error is replayed too. */
  readonly wasRun: boolean;

  constructor(status: number, body: SandboxError['body'], options: { wasRun?: boolean } = {}) {
    super(body.message);
    this.name = 'SandboxError';
    this.status = status;
    this.body = body;
    this.wasRun = options.wasRun ?? false;
  }
}

/** Returns a 400 invalid_request_error for invalid parameters. */
export function invalid(message: string, extra: { code?: string; param?: string } = {}) {
  return new SandboxError(400, { type: 'invalid_request_error', message, ...extra });
}

/** Returns a 400 invalid_request_error for an action that the object's current state does not allow. */
export function refused(message: string, extra: { code?: string; param?: string } = {}) {
  return new SandboxError(
    400,
    { type: 'invalid_request_error', message, ...extra },
    { wasRun: true },
  );
}

/** Returns a resource_missing error. @param status 404 when the id was in the path, 400 when it was the parameter `param` */
export function missing(object: string, id: string, param = 'id', status: 400 | 404 = 404) {
  return new SandboxError(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${object}: '${id}'`,
    param,
  });
}
