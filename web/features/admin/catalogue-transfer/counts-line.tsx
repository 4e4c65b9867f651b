import type { CatalogueImport } from '#contract/catalogue-file.ts';
import { numberInWords } from '#contract/in-words.ts';

type CountsLineProps = { what: string; counts: CatalogueImport['group'] };

/** "Categories: 2 new, 3 changed, 169 unchanged". */
export function CountsLine({ what, counts }: CountsLineProps) {
  const words = [
    { count: counts.created, of: 'new' },
    { count: counts.changed, of: 'changed' },
    { count: counts.unchanged, of: 'unchanged' },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, of }) => `${numberInWords(count)} ${of}`);
  return (
    <p>
      <b>{what}:</b> {words.join(', ') || 'none in the file'}
    </p>
  );
}
