import { readFileSync } from 'node:fs';

/**
 * The types and properties of schema.org in the form the validator reads, taken from the declarations
 * of schema-dts: `XBase` holds the properties that `XLeaf`, the type X itself, inherits.
 */
export function schemaOrgVocabulary(): { '@graph': object[] } {
  const source = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8');
  const declarations = source.matchAll(/^(?:export )?interface (\w+) extends ([\w, <>]+) \{\n(.*?)^\}/gms);
  const reference = (name: string) => ({ '@id': `schema:${name.replace(/Leaf$/, '')}` });
  return {
    '@graph': [...declarations].flatMap(([, name = '', parents = '', body = '']) => [
      {
        ...reference(name),
        '@type': 'rdfs:Class',
        'rdfs:subClassOf': parents.split(', ').map(reference),
      },
      ...[...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property = '']) => ({
        ...reference(property),
        '@type': 'rdf:Property',
        'schema:domainIncludes': reference(name),
      })),
    ]),
  };
}
