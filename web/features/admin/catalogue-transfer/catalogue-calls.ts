import {
  type CatalogueFile,
  type CatalogueImport,
  catalogueFileSchema,
  catalogueImportSchema,
} from '#contract/catalogue-file.ts';
import { getSupabase } from '../../../data/supabase-client.ts';

/** Longer than the server's own timeout. */
const answerTimeoutMs = 60_000;

/** @throws the data client's error, or a ZodError when the response is no catalogue */
export async function exportCatalogue(): Promise<CatalogueFile> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .rpc('export_catalogue')
    .abortSignal(AbortSignal.timeout(answerTimeoutMs));
  if (error) throw error;
  return catalogueFileSchema.parse(data);
}

async function callImport(
  file: CatalogueFile,
  how: { p_dry_run: boolean; p_fingerprint?: string },
): Promise<CatalogueImport> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .rpc('import_catalogue', { p_file: file, ...how })
    .abortSignal(AbortSignal.timeout(answerTimeoutMs));
  if (error) throw error;
  return catalogueImportSchema.parse(data);
}

/** Returns what an import would change, without changing anything (dry run). @throws the data client's error */
export const previewImport = (file: CatalogueFile) => callImport(file, { p_dry_run: true });

/** Imports what a preview showed. @throws the data client's error; STRAC when the import would now make other changes */
export const importCatalogue = (file: CatalogueFile, fingerprint: string) =>
  callImport(file, { p_dry_run: false, p_fingerprint: fingerprint });
