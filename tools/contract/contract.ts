/** What the API says at one place: a parameter, a body, an answer, or a member of one. */
export interface Place {
  direction: 'asked' | 'answered'
  /** The operation or the place it belongs to. */
  of: string
  types: string[]
  required: boolean
  values?: unknown[]
  /** `maxLength`, `minimum`, `pattern`, … */
  limits?: Record<string, number | string>
}

export interface Contract {
  /** Their statuses by name, as `GET /whoami`. */
  operations: Record<string, string[]>
  places: Record<string, Place>
}

/** As much of OpenAPI 3.1 as our description uses. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  [keyword: string]: unknown
}

interface Content {
  content?: Record<string, { schema: Schema }>
  required?: boolean
}

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: Content
  responses: Record<string, Content>
}

export interface Description {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const limitNames = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'pattern', 'format']

/** The promises in a description, without its words. */
export function contractOf({ paths, components }: Description): Contract {
  const contract: Contract = { operations: {}, places: {} }
  const writer = new PlaceWriter(contract.places, components.schemas)
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const name = `${method.toUpperCase()} ${path}`
      contract.operations[name] = Object.keys(operation.responses)
      for (const one of operation.parameters ?? [])
        writer.write(`${name} ${one.in} ${one.name}`, one.schema, {
          direction: 'asked',
          of: name,
          required: one.required ?? false,
        })
      const body = schemaIn(operation.requestBody)
      const required = operation.requestBody?.required ?? false
      if (body) writer.write(`${name} body`, body, { direction: 'asked', of: name, required })
      for (const [status, response] of Object.entries(operation.responses)) {
        const answer = Number(status) < 400 ? schemaIn(response) : undefined
        if (answer) writer.write(`${name} ${status}`, answer, { direction: 'answered', of: name, required: true })
      }
    }
  writer.write('refusals', { $ref: '#/components/schemas/Problem' }, { direction: 'answered', of: '', required: true })
  return contract
}

/** As JSON with one promise on a line, so that a change of it reads as one. */
export function contractText(contract: Contract): string {
  const lines = (record: object) =>
    Object.entries(record).map(([name, promise]) => `    ${JSON.stringify(name)}: ${JSON.stringify(promise)}`)
  const parts = Object.entries(contract).map(([name, part]) => `  "${name}": {\n${lines(part).join(',\n')}\n  }`)
  return `{\n${parts.join(',\n')}\n}\n`
}

const schemaIn = (content?: Content): Schema | undefined => content?.content?.['application/json']?.schema

class PlaceWriter {
  private readonly places: Record<string, Place>
  private readonly schemas: Record<string, Schema>

  constructor(places: Record<string, Place>, schemas: Record<string, Schema>) {
    this.places = places
    this.schemas = schemas
  }

  write(place: string, schema: Schema, about: Pick<Place, 'direction' | 'of' | 'required'>): void {
    const forms = formsOf(schema)
    const values = forms.flatMap((form) => form.enum ?? ('const' in form ? [form.const] : []))
    const limits = Object.fromEntries(forms.flatMap(limitsOf))
    this.places[place] = {
      ...about,
      types: [...new Set(forms.map(typeOf))].sort(),
      ...(values.length > 0 && { values }),
      ...(Object.keys(limits).length > 0 && { limits }),
    }
    for (const form of forms) this.writeInside(place, form, about.direction)
  }

  private writeInside(place: string, form: Schema, direction: Place['direction']): void {
    for (const [name, member] of Object.entries(form.properties ?? {}))
      this.write(`${place}.${name}`, member, {
        direction,
        of: place,
        required: form.required?.includes(name) ?? false,
      })
    if (form.items) this.write(`${place}[]`, form.items, { direction, of: place, required: true })
    if (typeof form.additionalProperties === 'object')
      this.write(`${place}.*`, form.additionalProperties, { direction, of: place, required: false })
    if (form.$ref) this.writeNamed(nameOf(form.$ref), direction)
  }

  /** A named record is described once for requests and once for answers, wherever it is used. */
  private writeNamed(name: string, direction: Place['direction']): void {
    const place = `${direction} ${name}`
    if (!this.places[place]) this.write(place, this.schemas[name] as Schema, { direction, of: '', required: true })
  }
}

function formsOf(schema: Schema): Schema[] {
  const { anyOf, oneOf, ...own } = schema
  const forms = anyOf ?? oneOf
  if (forms) return forms.flatMap(formsOf)
  return Array.isArray(own.type) ? own.type.map((type) => ({ ...own, type })) : [own]
}

function limitsOf(form: Schema): [string, number | string][] {
  return limitNames.filter((name) => name in form).map((name) => [name, form[name] as number | string])
}

function typeOf(form: Schema): string {
  if (form.$ref) return nameOf(form.$ref)
  const [value] = form.enum ?? [form.const]
  return (form.type as string | undefined) ?? (value === undefined ? 'any' : typeof value)
}

const nameOf = (ref: string): string => ref.replace('#/components/schemas/', '')
