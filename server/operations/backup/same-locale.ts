import type postgres from 'postgres';

const providers: Record<string, { name: string; option?: string }> = {
  c: { name: 'libc' },
  i: { name: 'icu', option: 'icu_locale' },
  b: { name: 'builtin', option: 'builtin_locale' }, // since PostgreSQL 17
};

type Place = {
  encoding: string;
  collate: string;
  ctype: string;
  provider: string;
  locale: string | null;
};

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * Returns the options of CREATE DATABASE for the encoding and locale of the current database. The defaults of the server may differ, and
 * then the same rows might not be storable.
 */
export async function optionsOfSameLocale(session: postgres.ISql): Promise<string> {
  const [own] = await session<Place[]>`
    select pg_encoding_to_char(d.encoding) as encoding, d.datcollate as collate, d.datctype as ctype, d.datlocprovider::text as provider,
      coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale') as locale -- the first since PostgreSQL 17
    from pg_catalog.pg_database d where d.datname = current_database()`;
  const provider = providers[own?.provider ?? ''];
  if (!own || !provider) throw new Error('The locale of this database is none that we know.');
  return [
    `encoding ${literal(own.encoding)} lc_collate ${literal(own.collate)} lc_ctype ${literal(own.ctype)}`,
    `locale_provider ${provider.name}`,
    provider.option && own.locale ? `${provider.option} ${literal(own.locale)}` : '',
  ].join(' ');
}
