/** The layers in the order data flows; imports only point left. */
const LAYERS: readonly (readonly string[])[] = [
  ['kernel'],
  ['rules'],
  ['record'],
  ['formats'],
  ['referee'],
  ['tournament'],
  ['suite'],
  ['team'],
  ['server', 'web'],
  // `sidepot serve` starts the server.
  ['cli'],
];

/** The rooms of the web application, in their order; imports inside it point left too. */
const WEB: readonly (readonly string[])[] = [
  ['ui'],
  ['session'],
  ['recorder/model'],
  ['recorder/views'],
  ['text', 'referee', 'rulebook', 'suite', 'evening', 'team'],
  ['app'],
];

/** Packages a layer may use; the core has none. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  cli: ['commander', 'picocolors', 'hyparquet-writer', 'pg', 'pg-boss', 'node:'],
  server: ['hono', '@hono/node-server', '@photostructure/sqlite', 'pg', 'node:'],
  web: [
    ...['preact', '@preact/signals', 'idb', '@codemirror/', '@lezer/', 'virtual:'],
    ...['@noble/hashes', 'uqr'],
  ],
};

export interface SourceFile {
  /** Below `src`, with slashes. */
  readonly path: string;
  readonly text: string;
}

const rankIn = (order: readonly (readonly string[])[], name: string): number =>
  order.findIndex((names) => names.includes(name));

const rank = (layer: string): number => rankIn(LAYERS, layer);

/** The room of the web application that a file of `web/` stands in. */
const webRoomOf = (path: string): string =>
  path
    .split('/')
    .slice(1, path.startsWith('web/recorder/') ? 3 : 2)
    .join('/');

const layerOf = (path: string): string => path.split('/')[0]!;

/**
 * Every import that points right or sideways, goes past a layer's door, or takes a package the layer
 * may not have.
 */
export function violations(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const layer = layerOf(path);
    // The library's entry offers everything and is used by nobody inside.
    if (path === 'index.ts') return [];
    if (rank(layer) < 0) return [`${path}: "${layer}" is not a layer`];
    return importsOf(text).flatMap(({ specifier, isLate }) => {
      if (!specifier.startsWith('.')) {
        const allowed = PACKAGES[layer] ?? [];
        const known = allowed.some((name) => specifier === name || specifier.startsWith(name));
        return known ? [] : [`${path}: ${layer} may not use ${specifier}`];
      }
      // package.json tells the version.
      if (specifier.endsWith('.json')) return [];
      const file = resolve(path, specifier);
      const target = layerOf(file);
      if (target === 'web' && layer === 'web') return webViolations(path, file);
      if (target === layer) return [];
      if (rank(target) >= rank(layer)) return [`${path}: ${layer} may not import from ${target}`];
      // What is loaded late is one file: its layer's door would bring everything with it.
      return isLate || file === `${target}/index.ts` ? [] : [`${path}: ${file} is past the door`];
    });
  });
}

function webViolations(path: string, target: string): string[] {
  const [from, to] = [webRoomOf(path), webRoomOf(target)];
  if (rankIn(WEB, from) < 0) return [`${path}: "${from}" is not a room of the web application`];
  if (from === to || rankIn(WEB, to) < rankIn(WEB, from)) return [];
  return [`${path}: web/${from} may not import from web/${to}`];
}

/**
 * Import cycles between files, each as the files on it. Types count; what is loaded late does not: it
 * waits for nobody.
 */
export function cycles(files: readonly SourceFile[]): string[] {
  const graph = new Map(
    files.map(({ path, text }) => [
      path,
      importsOf(text)
        .filter(({ specifier, isLate }) => specifier.startsWith('.') && !isLate)
        .map(({ specifier }) => resolve(path, specifier)),
    ]),
  );
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) {
      found.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      return;
    }
    if (done.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}

interface Import {
  readonly specifier: string;
  /** By `import(…)`, when it is needed. */
  readonly isLate: boolean;
}

function importsOf(text: string): Import[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '');
  const named = code.matchAll(/^(?:import|export)\b[^;'"=]*\bfrom\s*'([^']+)'/gm);
  const bare = code.matchAll(/^import\s+'([^']+)'/gm);
  const late = code.matchAll(/\bimport\(\s*'([^']+)'/g);
  return [
    ...[...named, ...bare].map(([, specifier]) => ({ specifier: specifier!, isLate: false })),
    ...[...late].map(([, specifier]) => ({ specifier: specifier!, isLate: true })),
  ];
}

function resolve(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
