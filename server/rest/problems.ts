import { ApiError } from '#server/errors.ts';

// Errors that the data API raises itself, with PostgREST's messages and codes. PostgreSQL's own errors are translated in respond/print-problem.ts.

export function unreadable(
  message: string,
  details: string | null = null,
  cause?: unknown,
): ApiError {
  return new ApiError(400, 'PGRST100', message, { details, cause });
}

/** A syntax error in a part of the query string. `column` counts from 1. */
export function unparsable(what: string, text: string, column: number, found: string): ApiError {
  const shown = text.length > 200 ? `${text.slice(0, 200)}…` : text;
  return unreadable(`"failed to parse ${what} (${shown})" (line 1, column ${column})`, found);
}

export function tooMuch(what: string, most: number): ApiError {
  return unreadable(`The request has too much in it: ${what}`, `At most ${most} can be asked for.`);
}

export function badBody(message: string, cause?: unknown): ApiError {
  return new ApiError(400, 'PGRST102', message, { cause });
}

export function badRange(details: string): ApiError {
  return new ApiError(416, 'PGRST103', 'Requested range not satisfiable', { details });
}

export function unknownSchema(name: string, exposed: readonly string[]): ApiError {
  return new ApiError(406, 'PGRST106', `Invalid schema: ${name}`, {
    hint: `Only the following schemas are exposed: ${exposed.join(', ')}`,
  });
}

export function noSuchMediaType(accept: string): ApiError {
  return new ApiError(406, 'PGRST107', `None of these media types are available: ${accept}`);
}

export function notEmbedded(path: string): ApiError {
  return new ApiError(400, 'PGRST108', `'${path}' is not an embedded resource in this request`, {
    hint: `Verify that '${path}' is included in the 'select' query parameter.`,
  });
}

export function notSingular(rows: number): ApiError {
  return new ApiError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  });
}

export function methodNotAllowed(method: string): ApiError {
  return new ApiError(405, 'PGRST117', `Unsupported HTTP method: ${method}`);
}

export function notToOne(origin: string, target: string): ApiError {
  return new ApiError(400, 'PGRST118', `A related order on '${target}' is not possible`, {
    details: `'${origin}' and '${target}' do not form a many-to-one or one-to-one relationship`,
  });
}

export function badEmbedFilter(operator: string): ApiError {
  return new ApiError(400, 'PGRST120', 'Bad operator on an embedded resource', {
    details: `Only is null or not is null filters are allowed on embedded resources, not ${operator}`,
  });
}

export function noAggregates(): ApiError {
  return new ApiError(400, 'PGRST123', 'Use of aggregate functions is not allowed');
}

export function badPreferences(found: string[]): ApiError {
  return new ApiError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
    details: `Invalid preferences: ${found.join(', ')}`,
  });
}

export function tooManyAffected(rows: number): ApiError {
  return new ApiError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
    details: `The query affects ${rows} rows`,
  });
}

export function notASet(): ApiError {
  return new ApiError(
    400,
    'PGRST128',
    'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
  );
}

export function badPath(): ApiError {
  return new ApiError(404, 'PGRST125', 'Invalid path specified in request URL');
}

export function noRelationship(
  schema: string,
  origin: string,
  target: string,
  hint?: string,
): ApiError {
  const how = hint === undefined ? '' : ` using the hint '${hint}'`;
  return new ApiError(
    400,
    'PGRST200',
    `Could not find a relationship between '${origin}' and '${target}' in the schema cache`,
    {
      details:
        `Searched for a foreign key relationship between '${origin}' and '${target}'${how} ` +
        `in the schema '${schema}', but no matches were found.`,
    },
  );
}

/** One of several relationships that an embed may mean, in PostgREST's format. `hint` selects it. */
export type RelationshipChoice = {
  hint: string;
  shown: { cardinality: string; embedding: string; relationship: string };
};

export function ambiguousRelationship(
  origin: string,
  target: string,
  choices: RelationshipChoice[],
): ApiError {
  const hints = choices.map(({ hint }) => `'${target}!${hint}'`).join(', ');
  return new ApiError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${origin}' and '${target}'`,
    {
      details: choices.map(({ shown }) => shown),
      hint: `Try changing '${target}' to one of the following: ${hints}. Find the desired relationship in the 'details' key.`,
    },
  );
}

export function noFunction(schema: string, name: string, argumentNames: string[]): ApiError {
  const given = argumentNames.length === 0 ? 'without parameters' : `(${argumentNames.join(', ')})`;
  const shown = argumentNames.length === 0 ? ` ${given}` : given;
  return new ApiError(
    404,
    'PGRST202',
    `Could not find the function ${schema}.${name}${shown} in the schema cache`,
    {
      details:
        argumentNames.length === 0
          ? `Searched for the function ${schema}.${name} without parameters, but no matches were found in the schema cache.`
          : `Searched for the function ${schema}.${name} with parameters ${argumentNames.join(', ')}, but no matches were found in the schema cache.`,
    },
  );
}

export function ambiguousFunction(choices: string[]): ApiError {
  return new ApiError(
    300,
    'PGRST203',
    `Could not choose the best candidate function between: ${choices.join(', ')}`,
    {
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    },
  );
}

export function unknownBodyColumn(column: string, table: string): ApiError {
  return new ApiError(
    400,
    'PGRST204',
    `Could not find the '${column}' column of '${table}' in the schema cache`,
  );
}

export function unknownTable(schema: string, name: string): ApiError {
  return new ApiError(
    404,
    'PGRST205',
    `Could not find the table '${schema}.${name}' in the schema cache`,
  );
}

export function unknownColumn(table: string, column: string): ApiError {
  return new ApiError(400, '42703', `column ${table}.${column} does not exist`);
}

export function unknownType(name: string): ApiError {
  return new ApiError(400, '42704', `type "${name}" does not exist`);
}

const schemaMisses = new Set(['PGRST200', 'PGRST202', 'PGRST204', 'PGRST205', '42703']);

/** True when a name was not found. The cached schema may then be older than the database's. */
export function isSchemaMiss(error: unknown): boolean {
  return error instanceof ApiError && schemaMisses.has(error.code);
}
