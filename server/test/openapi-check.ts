import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { apiDocument } from '../src/processes/api-document.ts'
import { apiRoutes } from '../src/processes/api-routes.ts'

interface Documented {
  content?: Record<string, { schema: object }>
  headers?: Record<string, { $ref: string }>
}
interface Operation {
  pattern: RegExp
  responses: Record<string, Documented>
}

// biome-ignore lint/suspicious/noExplicitAny: the document is walked as plain JSON
const document: any = apiDocument(apiRoutes, 'https://api.postrider.example', { closed: true })
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema({ $id: 'openapi', components: document.components })
const operations = new Map<string, Operation[]>()
const resolved = (response: Documented & { $ref?: string }): Documented =>
  response.$ref ? document.components.responses[response.$ref.split('/').at(-1) as string] : response
const validators = new Map<string, ValidateFunction>()

for (const [path, methods] of Object.entries<Record<string, Operation>>(document.paths)) {
  // Fixed paths are tried before those with an id in the same place.
  const pattern = new RegExp(`^/api/v1${path.replaceAll(/\{\w+\}/g, '[1-9][0-9]{0,15}')}$`)
  for (const [method, operation] of Object.entries(methods)) {
    operations.set(method, [...(operations.get(method) ?? []), { pattern, responses: operation.responses }])
  }
}

/** Throws when an answer of a documented operation does not match the OpenAPI document. */
export function checkAgainstOpenApi(
  method: string,
  url: string,
  answer: { status: number; headers: Headers; body: unknown; text: string },
): void {
  const path = url.split('?', 1)[0] as string
  const operation = operations.get(method.toLowerCase())?.find(({ pattern }) => pattern.test(path))
  if (!operation) return
  const response = operation.responses[answer.status]
  const documented = response && resolved(response)
  if (!documented)
    throw new Error(`${method} ${path} answered ${answer.status}, which is not documented: ${answer.text}`)
  checkHeaders(`${method} ${path} ${answer.status}`, documented, answer.headers)
  const type = answer.headers.get('content-type')?.split(';', 1)[0] ?? ''
  if (!documented.content) {
    if (answer.text !== '') throw new Error(`${method} ${path} ${answer.status} should have no body`)
    return
  }
  const content = documented.content[type]
  if (!content) throw new Error(`${method} ${path} ${answer.status} answered as ${type}`)
  const validate = validatorOf(`${method} ${operation.pattern} ${answer.status}`, content.schema)
  if (!validate(answer.body)) {
    throw new Error(
      `${method} ${path} ${answer.status} does not match the document: ${ajv.errorsText(validate.errors)}\n${answer.text}`,
    )
  }
}

/** Headers that must be there are, and what is there has its type. */
function checkHeaders(name: string, documented: Documented, headers: Headers): void {
  for (const [header, { $ref }] of Object.entries(documented.headers ?? {})) {
    const { required, schema } = document.components.headers[$ref.split('/').at(-1) as string]
    const text = headers.get(header)
    if (text === null && required) throw new Error(`${name} has no ${header}`)
    if (text === null) continue
    const value = schema.type === 'integer' ? Number(text) : text
    if (!validatorOf(`header ${header}`, schema)(value)) throw new Error(`${name} has ${header}: ${text}`)
  }
}

function validatorOf(name: string, schema: object): ValidateFunction {
  const known = validators.get(name)
  if (known) return known
  const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/'))
  const validate = ajv.compile(absolute)
  validators.set(name, validate)
  return validate
}
