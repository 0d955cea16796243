import openapiTS, { astToString } from 'openapi-typescript'

/** The types of an interface, from its description. */
export async function clientTypes(document: object, source: string): Promise<string> {
  // Whole answers as comments would make the types ten times as long.
  const withoutExamples = JSON.stringify(document, (name, value) => (name === 'example' ? undefined : value))
  const nodes = await openapiTS(withoutExamples)
  return `// Made from ${source} by \`npm run generate\`.\n\n${astToString(nodes)}`
}
