import { apiDocument } from '../../server/src/processes/api-document.ts'
import { apiRoutes } from '../../server/src/processes/api-routes.ts'

interface Node {
  [name: string]: unknown
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete'])
/** What zod makes of the wrong thing, and what a reader of the documentation would take for a value of ours. */
const misleading = ['-9007199254740991', 'username:password']

export function undescribedProblems(): string[] {
  const found = findUndescribed(apiDocument(apiRoutes, 'https://api.postrider.example'))
  return found.map((place) => `not described: ${place}`)
}

/** What an OpenAPI document leaves its reader to guess, by where it is. */
export function findUndescribed(document: object): string[] {
  const { paths = {}, webhooks = {}, components = {} } = document as Record<string, Node>
  const text = JSON.stringify(document)
  return [
    ...operationsOf(paths).flatMap(([name, operation]) => lacking(name, operation, ['summary', 'description'])),
    ...operationsOf(paths).flatMap(([name, operation]) => withoutExample(name, operation)),
    ...operationsOf(webhooks).flatMap(([name, operation]) => lacking(name, operation, ['summary', 'description'])),
    ...undescribedProperties(paths, 'paths', components),
    ...undescribedProperties(components, 'components', components),
    ...misleading.filter((sample) => text.includes(sample)).map((sample) => `contains ${sample}`),
  ]
}

function operationsOf(paths: Node): [string, Node][] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Node)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]): [string, Node] => [`${method.toUpperCase()} ${path}`, operation as Node]),
  )
}

function lacking(name: string, node: Node, members: string[]): string[] {
  return members.filter((member) => !node[member]).map((member) => `${name} has no ${member}`)
}

/** One answer of success with an example is enough; a body that must be sent needs one, too. */
function withoutExample(name: string, { requestBody, responses }: Node): string[] {
  const hasExample = (holder: unknown) =>
    Object.values((holder as Node)?.content ?? {}).some((content) => Object.hasOwn(content as object, 'example'))
  const successes = Object.entries(responses as Node).filter(([status]) => status.startsWith('2'))
  const isShown = successes.some(([, answer]) => !(answer as Node).content || hasExample(answer))
  const isSent = !(requestBody as Node)?.required || hasExample(requestBody)
  return isShown && isSent ? [] : [`${name} has no example`]
}

function undescribedProperties(node: unknown, at: string, components: Node, areMembers = false): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => {
    const here = `${at}/${name}`
    // Examples are data, whose members are described where their schema is; members can have any name.
    if (!areMembers && (name === 'example' || name === 'examples')) return []
    const below = undescribedProperties(value, here, components, name === 'properties' && !areMembers)
    if (name === 'parameters' && Array.isArray(value))
      return [...value.filter(({ description }) => !description).map((one) => `${here}/${one.name}`), ...below]
    if (name !== 'properties' || areMembers) return below
    const silent = Object.entries(value as Record<string, Node>).filter(
      ([, schema]) => !isDescribed(schema, components),
    )
    return [...silent.map(([property]) => `${here}/${property}`), ...below]
  })
}

function isDescribed(schema: Node, components: Node): boolean {
  if (schema.description) return true
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined
  const target = name === undefined ? undefined : (components.schemas as Record<string, Node>)?.[name]
  return Boolean(target?.description)
}
