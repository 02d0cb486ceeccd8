import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** A built file in every form it can be sent in. */
export interface SiteFile {
  readonly type: string;
  readonly tag: string;
  /** Its name changes with its content, so that a browser need never ask for it again. */
  readonly isForever: boolean;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer> | null;
  readonly br: Uint8Array<ArrayBuffer> | null;
}

/** The built application, read once: what is not in here cannot be asked for, whatever the path. */
export interface Site {
  /** The one page behind every address of the application. */
  readonly page: SiteFile;
  /** Those addresses, `/rules/:id` standing for all rules. */
  readonly addresses: readonly string[];
  /** By path, with the slash in front. */
  readonly files: ReadonlyMap<string, SiteFile>;
}

/** Written by the build beside what it built: the addresses the application knows. */
export const SITE_FILE = 'site.json';
export const PAGE_FILE = 'app.html';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** Reads a built application; null if none is built there. */
export async function readSite(folder: string): Promise<Site | null> {
  const bytes = await readFolder(folder);
  const stated = bytes.get(`/${SITE_FILE}`);
  const page = bytes.get(`/${PAGE_FILE}`);
  if (!stated || !page) return null;
  const { addresses } = JSON.parse(new TextDecoder().decode(stated)) as Pick<Site, 'addresses'>;
  const files = new Map<string, SiteFile>();
  for (const path of bytes.keys()) {
    const type = TYPES[extname(path)];
    const isOwn = path !== `/${SITE_FILE}` && path !== `/${PAGE_FILE}`;
    if (type !== undefined && isOwn) files.set(path, siteFile(path, type, bytes));
  }
  return { page: siteFile(`/${PAGE_FILE}`, TYPES['.html']!, bytes), addresses, files };
}

type Bytes = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

async function readFolder(folder: string): Promise<Bytes> {
  const entries = await listed(folder);
  const read = entries.map(async (path) => {
    const name = `/${path.replaceAll('\\', '/')}`;
    return [name, new Uint8Array(await readFile(join(folder, path)))] as const;
  });
  return new Map(await Promise.all(read));
}

async function listed(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function siteFile(path: string, type: string, bytes: Bytes): SiteFile {
  const plain = bytes.get(path)!;
  return {
    type,
    tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    isForever: path.startsWith('/assets/'),
    plain,
    gzip: bytes.get(`${path}.gz`) ?? null,
    br: bytes.get(`${path}.br`) ?? null,
  };
}
