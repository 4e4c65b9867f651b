import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

/** Reads the fields of a submitted form. @throws HTTPException 400 when the body is not a form */
export async function readForm(c: Context): Promise<Record<string, string | File>> {
  return c.req.parseBody().catch((cause: unknown) => {
    throw new HTTPException(400, { message: 'The body is no form.', cause });
  });
}
