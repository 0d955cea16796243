/** Where a request carries the id of a record, e.g. `PUT /subscribers/{id}` at `body channels[].id`. */
export interface IdPlace {
  operation: string
  place: string
}

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: boolean | Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}
interface Operation {
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
export interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}

/** Numbered choices of the API that name no record. */
const notARecord = new Set(['genderId', 'areaId', 'placeholderId'])

/** `id`, `channelId`, `subscriberIds`, and filters such as `filter[groupId]` or `filter[customerFields.{id}]`. */
function namesARecord(name: string): boolean {
  const last = /\[([^\]]+)\](?:\[\w+\])?$/.exec(name)?.[1] ?? name
  return (/(^id|Ids?)$/.test(last) && !notARecord.has(last)) || /\{\w*id\}/i.test(last)
}

/** Every place of the API that takes the id of a record, from the OpenAPI document. */
export function findIdPlaces(document: Document): IdPlace[] {
  return operationsOf(document).flatMap(({ name, operation }) => {
    const parameters = (operation.parameters ?? []).filter(
      (parameter) => parameter.in === 'path' || (parameter.in === 'query' && namesARecord(parameter.name)),
    )
    const bodies = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema)
    return [
      ...parameters.map((parameter) => `${parameter.in} ${parameter.name}`),
      ...bodies.flatMap((schema) => placesIn(document, schema, '', []).map((path) => `body ${path}`)),
    ].map((place) => ({ operation: name, place }))
  })
}

export function operationsOf(document: Document): { name: string; operation: Operation }[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  )
}

/** An object that takes any member is a place too: its keys, or members nobody described, may be ids. */
function placesIn(document: Document, schema: Schema, path: string, seen: string[]): string[] {
  if (schema.$ref) {
    if (seen.includes(schema.$ref)) return []
    const target = document.components.schemas[schema.$ref.split('/').at(-1) as string] as Schema
    return placesIn(document, target, path, [...seen, schema.$ref])
  }
  const within = (inner: Schema, at: string) => placesIn(document, inner, at, seen)
  const member = (name: string) => (path === '' ? name : `${path}.${name}`)
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const places = within(inner, member(name))
    return namesARecord(name) && places.length === 0 ? [member(inner.items ? `${name}[]` : name)] : places
  })
  const isOpen = schema.additionalProperties === true || typeof schema.additionalProperties === 'object'
  return [
    ...properties,
    ...(schema.items ? within(schema.items, `${path}[]`) : []),
    ...(isOpen ? [member('*')] : []),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) =>
      (list ?? []).flatMap((inner) => within(inner, path)),
    ),
  ]
}
