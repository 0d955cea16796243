import openapiTS, { astToString } from 'openapi-typescript'

/** client/src/api.generated.ts */
export async function clientTypes(document: object): Promise<string> {
  // Whole answers as comments would make the types ten times as long.
  const withoutExamples = JSON.stringify(document, (name, value) => (name === 'example' ? undefined : value))
  const nodes = await openapiTS(withoutExamples)
  return `// Made from openapi.json by \`npm run generate\`.\n\n${astToString(nodes)}`
}
