interface Schemas {
  [name: string]: unknown;
}

/**
 * A schema that refers to itself brings its definitions along and means them by `#/$defs/…`. Inside an OpenAPI document
 * that points to the document itself: the definitions move to its components, and what meant them points there.
 */
export function hoistDefinitions<Document extends { components?: { schemas?: Schemas } }>(
  document: Document,
): Document {
  const schemas: Schemas = { ...document.components?.schemas };

  function hoist(value: unknown, names: ReadonlyMap<string, string>): unknown {
    if (Array.isArray(value)) return value.map((part) => hoist(part, names));
    if (typeof value !== 'object' || value === null) return value;
    const { $defs, ...rest } = value as { $defs?: Record<string, unknown>; $ref?: string };
    const known = $defs ? new Map([...names, ...namesFor($defs)]) : names;
    for (const [name, definition] of Object.entries($defs ?? {})) {
      schemas[known.get(`#/$defs/${name}`) ?? name] = hoist(definition, known);
    }
    const entries = Object.entries(rest).map(([key, part]) => [key, hoist(part, known)]);
    const target = rest.$ref === undefined ? undefined : known.get(rest.$ref);
    return { ...Object.fromEntries(entries), ...(target && { $ref: `#/components/schemas/${target}` }) };
  }

  const taken = () => Object.keys(schemas).length;
  const namesFor = (definitions: Record<string, unknown>) =>
    Object.keys(definitions).map((name, index) => [`#/$defs/${name}`, `Definition${taken() + index + 1}`] as const);

  const hoisted = hoist(document, new Map()) as Document;
  return { ...hoisted, components: { ...hoisted.components, schemas } };
}
