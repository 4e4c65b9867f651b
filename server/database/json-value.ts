import type postgres from 'postgres';

/**
 * A value as the driver takes it for a json column: `transaction.json(jsonValue(…))`. Its own type knows no interface and no `unknown`; what
 * comes here came out of JSON or a schema, and PostgreSQL refuses what is none.
 */
export const jsonValue = (value: unknown): postgres.JSONValue => value as postgres.JSONValue;
