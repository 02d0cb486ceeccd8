// Gives every file of the built library the characters it imports as constants of its own. V8 folds
// such a constant into the code, but reads an imported one from memory at each use, and readers
// compare every character: archives take 4 % longer to read. Bundlers do this by themselves.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The characters by name, from the text of the kernel's list.
 *
 * @param {string} list
 * @returns {ReadonlyMap<string, string>}
 */
export const charactersIn = (list) =>
  new Map(
    [...list.matchAll(/^export const ([A-Z_]+) = (\w+);$/gm)].map(([, name = '', code = '']) => [
      name,
      code,
    ]),
  );

/**
 * The same file with constants instead of imported characters; functions stay imported.
 *
 * @param {string} file
 * @param {ReadonlyMap<string, string>} characters
 */
export const foldCharacters = (file, characters) =>
  file.replace(/^import \{([^}]*)\} from (".*\/kernel\/index\.js");$/gm, (whole, list, from) => {
    /** @type {string[]} */
    const names = list.match(/\w+/g);
    const own = names.filter((name) => characters.has(name));
    if (own.length === 0) return whole;
    const others = names.filter((name) => !characters.has(name));
    const constants = own.map((name) => `${name} = ${characters.get(name)}`);
    const imports = others.length > 0 ? [`import { ${others.join(', ')} } from ${from};`] : [];
    return [...imports, `const ${constants.join(', ')};`].join('\n');
  });

/**
 * All files below a folder that was built.
 *
 * @param {string} folder
 */
export function foldAllCharacters(folder) {
  const characters = charactersIn(readFileSync(join(folder, 'kernel/characters.js'), 'utf8'));
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.js')) continue;
    const file = readFileSync(join(folder, path), 'utf8');
    const folded = foldCharacters(file, characters);
    if (folded !== file) writeFileSync(join(folder, path), folded);
  }
}
