import type postgres from 'postgres';

/**
 * Casts a value to the driver's type for a json column: `transaction.json(jsonValue(…))`. That type accepts neither interfaces nor
 * `unknown`. The values come from JSON or a schema, and PostgreSQL rejects anything that is not JSON.
 */
export const jsonValue = (value: unknown): postgres.JSONValue => value as postgres.JSONValue;
