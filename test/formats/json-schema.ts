/** A JSON schema as far as ours use it; any other keyword is refused, so that none is ignored. */
export type Schema = Readonly<Record<string, unknown>>;

const KNOWN = new Set([
  ...['$schema', 'title', 'definitions', '$ref', 'type', 'enum', 'required', 'properties'],
  ...['additionalProperties', 'items', 'minItems', 'maxItems', 'minimum', 'minLength', 'pattern'],
]);

/** Everything in a value that the schema forbids, each with its path. */
export function schemaFaults(root: Schema, value: unknown): string[] {
  const faults: string[] = [];
  check(root, root, value, '$', faults);
  return faults;
}

function check(root: Schema, schema: Schema, value: unknown, path: string, out: string[]): void {
  for (const keyword of Object.keys(schema)) {
    if (!KNOWN.has(keyword)) throw new Error(`the validator does not know ${keyword}`);
  }
  if (typeof schema.$ref === 'string') {
    check(root, resolve(root, schema.$ref), value, path, out);
    return;
  }
  if (schema.type !== undefined && !hasType(value, schema.type as string)) {
    out.push(`${path} is no ${String(schema.type)}`);
    return;
  }
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) {
    out.push(`${path} is ${JSON.stringify(value)}`);
  }
  if (typeof value === 'number' && value < ((schema.minimum as number) ?? -Infinity)) {
    out.push(`${path} is ${value}`);
  }
  if (typeof value === 'string') checkText(schema, value, path, out);
  if (Array.isArray(value)) checkList(root, schema, value, path, out);
  else if (typeof value === 'object' && value !== null) {
    checkObject(root, schema, value as Record<string, unknown>, path, out);
  }
}

function resolve(root: Schema, ref: string): Schema {
  const name = /^#\/definitions\/(\w+)$/.exec(ref)?.[1] ?? '';
  const found = (root.definitions as Record<string, Schema> | undefined)?.[name];
  if (!found) throw new Error(`the schema has no ${ref}`);
  return found;
}

const hasType = (value: unknown, type: string): boolean =>
  type === 'array'
    ? Array.isArray(value)
    : type === 'integer'
      ? Number.isInteger(value)
      : type === 'object'
        ? typeof value === 'object' && value !== null && !Array.isArray(value)
        : typeof value === type;

function checkText(schema: Schema, value: string, path: string, out: string[]): void {
  if (value.length < ((schema.minLength as number) ?? 0)) out.push(`${path} is too short`);
  const pattern = schema.pattern as string | undefined;
  if (pattern !== undefined && !new RegExp(pattern).test(value)) out.push(`${path} is ${value}`);
}

function checkList(
  root: Schema,
  schema: Schema,
  value: readonly unknown[],
  path: string,
  out: string[],
): void {
  const { minItems = 0, maxItems = Infinity } = schema as { minItems?: number; maxItems?: number };
  if (value.length < minItems || value.length > maxItems)
    out.push(`${path}: ${value.length} items`);
  if (!schema.items) return;
  value.forEach((item, i) => {
    check(root, schema.items as Schema, item, `${path}[${i}]`, out);
  });
}

function checkObject(
  root: Schema,
  schema: Schema,
  value: Readonly<Record<string, unknown>>,
  path: string,
  out: string[],
): void {
  for (const key of (schema.required as string[] | undefined) ?? []) {
    if (!(key in value)) out.push(`${path}.${key} is missing`);
  }
  const properties = (schema.properties as Record<string, Schema> | undefined) ?? {};
  for (const [key, held] of Object.entries(value)) {
    const own = properties[key];
    if (own) check(root, own, held, `${path}.${key}`, out);
    else if (schema.additionalProperties === false) out.push(`${path}.${key} is not allowed`);
  }
}
