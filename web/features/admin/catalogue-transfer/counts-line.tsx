import type { CatalogueImport } from '#contract/catalogue-file.ts';

type CountsLineProps = { what: string; counts: CatalogueImport['group'] };

/** "Categories: 2 new, 3 changed, 169 as they are". */
export function CountsLine({ what, counts }: CountsLineProps) {
  const { created, changed, unchanged } = counts;
  const inNumbers = (count: number, words: string) => `${count.toLocaleString('en')} ${words}`;
  return (
    <p>
      <b>{what}:</b>{' '}
      {[
        inNumbers(created, 'new'),
        inNumbers(changed, 'changed'),
        inNumbers(unchanged, 'as they are'),
      ].join(', ')}
    </p>
  );
}
