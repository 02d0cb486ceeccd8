import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * Lists the packages a bundle took code from, each with its licence, which asks to go with the code.
 * The file is named from where the bundle goes, because it lies beside and not in it.
 */
export function licences(file: string): Plugin {
  return {
    name: 'sidepot:licences',
    generateBundle({ dir }, bundle) {
      const notices = packagesIn(bundle).map(noticeOf);
      const path = join(dir!, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, notices.join(`\n${'-'.repeat(72)}\n\n`));
    },
  };
}

/** A page's threads are bundles of their own, which the page's list knows nothing of. */
export function nothingOfOthers(): Plugin {
  return {
    name: 'sidepot:nothing-of-others',
    generateBundle(_, bundle) {
      const [folder] = packagesIn(bundle);
      if (folder) this.error(`a thread takes code from ${folder}, whose licence nobody lists`);
    },
  };
}

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

/** The folders of the packages a bundle took code from. */
function packagesIn(bundle: Bundle): readonly string[] {
  const folders = Object.values(bundle)
    .flatMap((part) => (part.type === 'chunk' ? Object.entries(part.modules) : []))
    .flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? packageOf(id) : []));
  return [...new Set(folders)].sort();
}

/** The folder of the package a module belongs to; none for our own. */
function packageOf(id: string): string[] {
  const found = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replaceAll('\\', '/'));
  return found ? [found[0].replace(/^\0/, '')] : [];
}

function noticeOf(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version } = manifest as { name: string; version: string };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.|$)/i.test(entry));
  if (!file) throw new Error(`${name} has no licence file`);
  return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}
