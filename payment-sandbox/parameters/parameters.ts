import { z } from 'zod';
import { invalid } from '../stripe-error.ts';

const wholeNumber = z
  .string()
  .regex(/^-?\d{1,12}$/)
  .transform(Number);
export const text = z.string().max(5000);
export const cents = wholeNumber.pipe(z.number().int().max(99_999_999));
export const seconds = wholeNumber;
export const yesOrNo = z.enum(['true', 'false']).transform((value) => value === 'true');
/** Stripe's limits: 50 keys of 40 characters, values of 500. */
export const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((given) => Object.keys(given).length <= 50, 'more than 50 keys');
export const created = z.union([
  seconds.transform((at) => ({ gte: at, lte: at })),
  z.strictObject({
    gt: seconds.optional(),
    gte: seconds.optional(),
    lt: seconds.optional(),
    lte: seconds.optional(),
  }),
]);

export const expandable = { expand: z.array(text).max(20).optional() };
export const pages = {
  ...expandable,
  limit: wholeNumber.pipe(z.number().int().min(1).max(100)).default(10),
  starting_after: text.optional(),
  ending_before: text.optional(),
};

/** Prints the path of a parameter as Stripe does in its errors: `line_items[0][quantity]`. */
function nameOf(path: PropertyKey[]): string {
  const [first = '', ...rest] = path.map(String);
  return first + rest.map((part) => `[${part}]`).join('');
}

function problemOf(issue: z.core.$ZodIssue) {
  const param = nameOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = nameOf([...issue.path, issue.keys[0] ?? '']);
    return invalid(`Received unknown parameter: ${unknown}`, {
      code: 'parameter_unknown',
      param: unknown,
    });
  }
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
  return isMissing
    ? invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
    : invalid(`Invalid ${param}: ${issue.message}`, { param });
}

/** Validates the parameters of one call. @throws SandboxError that names the first invalid parameter */
export function readParameters<S extends z.ZodType>(schema: S, given: unknown): z.output<S> {
  const read = schema.safeParse(given, { reportInput: true });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw issue ? problemOf(issue) : invalid('The parameters cannot be used.');
}
