import type { z } from 'zod';
import { readParameters } from '../parameters/parameters.ts';
import type { Records } from '../records.ts';

/** The context of a call. */
export type CallContext = {
  records: Records;
  /** The product's base URL, with which the card page's URL begins. */
  siteUrl: string;
  path: string;
};

/** One endpoint of Stripe's API that the sandbox implements. */
export type Call = {
  method: 'GET' | 'POST' | 'DELETE';
  /** The path pattern, such as `/v1/refunds/:id`. */
  path: string;
  run(context: CallContext, given: unknown, id: string, secondId: string): Promise<unknown>;
};

/** Defines an endpoint that validates its parameters with the schema before it runs. */
export function call<S extends z.ZodType>(
  method: Call['method'],
  path: string,
  schema: S,
  run: (context: CallContext, parameters: z.output<S>, id: string, second: string) => unknown,
): Call {
  return {
    method,
    path,
    run: async (context, given, id, second) =>
      run(context, readParameters(schema, given), id, second),
  };
}
