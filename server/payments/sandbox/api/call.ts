import type { z } from 'zod';
import type { Records } from '../records.ts';
import { readParameters } from './parameters.ts';

/** What a call works with. */
export type CallContext = {
  records: Records;
  /** Where the product answers: the card page's address begins so. */
  siteUrl: string;
  path: string;
};

/** One call of Stripe's API that the sandbox answers. */
export type Call = {
  method: 'GET' | 'POST' | 'DELETE';
  /** `/v1/refunds/:id` */
  path: string;
  run(context: CallContext, given: unknown, id: string, secondId: string): Promise<unknown>;
};

/** Reads the parameters by their schema, and runs the call. */
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
