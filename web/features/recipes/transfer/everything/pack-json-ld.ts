import { recipeAsJsonLd } from '../json-ld/write-json-ld.ts';
import { newestFirst, type Packer } from './packer.ts';

/** Packs all recipes into the graph of one JSON-LD document. */
export function packJsonLd(siteUrl: string): Packer {
  const packed: { createdAt: string; text: string; name: string }[] = [];
  return {
    add({ recipe, rating }) {
      const { '@context': _said, ...node } = recipeAsJsonLd(recipe, rating, siteUrl);
      packed.push({
        createdAt: recipe.createdAt,
        text: JSON.stringify(node, null, 1),
        name: recipe.name,
      });
    },
    async finish() {
      const texts = newestFirst(packed).flatMap(({ text }, index) => [
        index === 0 ? '\n' : ',\n',
        text,
      ]);
      // A Blob from parts: one joined string would need the memory a second time.
      const parts = ['{"@context": "https://schema.org", "@graph": [', ...texts, '\n]}\n'];
      return new Blob(parts, { type: 'application/ld+json' });
    },
  };
}
