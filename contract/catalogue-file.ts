import { z } from 'zod';
import { constraintLabels } from './constraint-labels.ts';
import { textLimits } from './limits.ts';
import { slugOf } from './slug.ts';

/** The limits of one file; private.check_catalogue_file enforces the same row limits. */
export const catalogueFileLimits = {
  fileBytes: 8 * 1024 * 1024,
  /** The file plus the request body around it. */
  requestBytes: 8 * 1024 * 1024 + 64 * 1024,
  groups: 500,
  categories: 5_000,
} as const;

export const catalogueFormat = 'saffron-table/catalogue';

const slug = z
  .string()
  .max(textLimits.slug)
  .refine((value) => value !== '' && slugOf(value) === value, {
    error: "isn't a valid slug: use lowercase letters and digits, with single hyphens between them",
  });
const shared = {
  name: z
    .string()
    .max(textLimits.catalogueName)
    .refine((name) => name.trim() !== '', { error: 'is empty' }),
  slug,
  description: z.string().max(textLimits.catalogueDescription).nullish(),
  sort_order: z.int32().optional(),
  is_active: z.boolean().optional(),
};
const groupSchema = z.strictObject({
  ...shared,
  constraint_label: z.enum(constraintLabels).nullish(),
});
const placeSchema = z.strictObject({ slug, sort_order: z.int32().nullish() });
const categorySchema = z.strictObject({
  ...shared,
  icon: z.string().max(textLimits.icon).nullish(),
  groups: z.array(placeSchema).optional(),
});

/** An omitted field keeps its current value; in a new row it gets its default. */
export const catalogueFileSchema = z.strictObject({
  format: z.literal(catalogueFormat),
  version: z.literal(1),
  exported_at: z.string().optional(),
  groups: z.array(groupSchema).max(catalogueFileLimits.groups),
  categories: z.array(categorySchema).max(catalogueFileLimits.categories),
});
/** The catalogue as a file: groups and categories, matched by slug. Field names are those of the tables. */
export type CatalogueFile = z.infer<typeof catalogueFileSchema>;

const countsSchema = z.object({ created: z.int(), changed: z.int(), unchanged: z.int() });
const fieldsSchema = z.record(z.string(), z.json());

/** The answer of import_catalogue: the planned changes for a preview, otherwise the changes made. */
export const catalogueImportSchema = z.object({
  applied: z.boolean(),
  /** Fingerprint of the changes. An import that sends it back is refused if its changes would differ. */
  fingerprint: z.string(),
  group: countsSchema,
  category: countsSchema,
  changes: z.array(
    z.object({
      kind: z.enum(['group', 'category']),
      change: z.enum(['created', 'changed']),
      slug: z.string(),
      name: z.string(),
      /** The fields that differ; null for a new row. */
      before: fieldsSchema.nullable(),
      after: fieldsSchema,
    }),
  ),
});
export type CatalogueImport = z.infer<typeof catalogueImportSchema>;
export type CatalogueChange = CatalogueImport['changes'][number];
