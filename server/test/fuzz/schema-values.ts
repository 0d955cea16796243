import fc from 'fast-check'
import { type Json, Members } from './json-text.ts'

export interface Schema {
  $ref?: string
  anyOf?: Schema[]
  enum?: Json[]
  const?: Json
  type?: string
  format?: string
  pattern?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  readOnly?: boolean
}

/** What exists in the accounts under fire, so that a good part of the requests means something. */
export interface Vocabulary {
  schemas: Record<string, Schema>
  fields: { id: number; type: number }[]
  /** Empty for an account without channels. */
  channelIds: number[]
}

/** Stands for a record that exists when the request is sent; `withRealIds` puts its id in. */
export const idPlaceholder = fc.nat({ max: 99 }).map((n) => 900_000_000 + n)

export function withRealIds(text: string, known: readonly number[]): string {
  if (!text.includes('9000000')) return text
  return text.replaceAll(/9000000(\d\d)/g, (_, n: string) => String(known[Number(n) % known.length] ?? 1))
}

const text = fc.constantFrom('Ada', 'Grace Hopper', 'Zoë', '李雷', 'A', 'Straße 5', 'x'.repeat(50))
const someEmail = fc.nat({ max: 199 }).map((n) => `p${n}@example.com`)
const email = fc.oneof(
  { weight: 12, arbitrary: someEmail },
  {
    weight: 1,
    arbitrary: fc.constantFrom('P7@EXAMPLE.com', ' p8@example.com ', 'p9@bücher.example', 'o’neil@example.com'),
  },
)
const date = fc.constantFrom('1980-05-17', '2000-02-29', '1999-12-30')
const anyValue: fc.Arbitrary<Json> = fc.constantFrom<Json>('a', 5, '2020-02-02', true, ['a', 'b'], '12.50', null)
const byFieldType: Record<number, fc.Arbitrary<Json>> = {
  1: text,
  2: fc.integer(),
  3: date,
  4: fc.boolean(),
  5: fc.constantFrom(['a', 'b'], ['ä'], []),
  6: fc.constantFrom('12.50', '-0.01', '0'),
}
const states: [number, number | null][] = [
  [1, null],
  [2, 1],
  [2, 2],
  [2, 3],
  [3, 4],
  [3, 5],
  [3, 6],
  [3, 7],
  [3, 8],
]

/** Values that fit a schema of the OpenAPI document, or nearly. */
export function valueFrom(schema: Schema, words: Vocabulary, name = ''): fc.Arbitrary<Json> {
  if (schema.$ref) return valueFrom(resolve(schema.$ref, words), words, name)
  if (name === 'customerFields') return customerFields(words)
  if (name === 'subscribers') return fc.array(itemOf(words), { minLength: 1, maxLength: 4 })
  if (name === 'receivers') return fc.array(receiverOf(words), { minLength: 1, maxLength: 4 })
  if (name === 'triggerTypeId') return fc.constantFrom(1, 1, 1, 1, 2, 999)
  if (name === 'language') return fc.constantFrom('de', 'de', null, 'en', 'DE')
  if (name === 'placeholders' && !schema.properties) return placeholders
  // The accounts under fire have one article template each.
  if (name === 'templateId') return fc.integer({ min: 1, max: 4 })
  if (name === 'areaId') return fc.constantFrom(1, 1, 1, 2)
  if (name === 'placeholderId') return fc.constantFrom(1, 2, 3)
  if (name === 'link' || name === 'url') return fc.constantFrom('https://nord.example/', 'mailto:a@nord.example', 'x')
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option) => valueFrom(option, words, name)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  return name === 'email' ? email : byType(schema, words, name)
}

function byType(schema: Schema, words: Vocabulary, name: string): fc.Arbitrary<Json> {
  switch (schema.type) {
    case 'object':
      return objectOf(schema, words)
    case 'array':
      return fc.array(valueFrom(schema.items ?? {}, words, itemName(name)), { maxLength: 3 })
    case 'string':
      return schema.format === 'date' ? date : schema.pattern ? fc.constantFrom('de', 'en-GB') : text
    case 'integer':
    case 'number':
      return name === 'channel' && words.channelIds.length > 0
        ? fc.constantFrom(...words.channelIds)
        : fc.oneof(idPlaceholder, fc.nat({ max: 20 }))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return anyValue
  }
}

function itemName(name: string): string {
  return name === 'channels' || name === 'channelIds' ? 'channel' : ''
}

function objectOf({ properties = {}, required = [] }: Schema, words: Vocabulary): fc.Arbitrary<Json> {
  const names = Object.keys(properties).filter((name) => name !== 'statusAddition' && isFor(words, name, properties))
  const members = names.map((name): fc.Arbitrary<[string, Json][]> => {
    const schema = properties[name] as Schema
    const isChannelId = name === 'id' && properties.isDefault !== undefined
    const pairs: fc.Arbitrary<[string, Json][]> =
      name === 'status'
        ? fc.constantFrom(...states).map(([status, statusAddition]) => [
            ['status', status],
            ['statusAddition', statusAddition],
          ])
        : valueFrom(schema, words, isChannelId ? 'channel' : name).map((value) => [[name, value]])
    return required.includes(name) ? pairs : fc.option(pairs, { freq: 1 }).map((some) => some ?? [])
  })
  return fc.tuple(...members).map((some) => new Members(some.flat()))
}

/** A status belongs on the body or into its channels, as the account has it. */
function isFor({ channelIds }: Vocabulary, name: string, properties: Record<string, Schema>): boolean {
  if (name === 'channels' || name === 'channelIds') return channelIds.length > 0
  return name !== 'status' || properties.isDefault !== undefined || channelIds.length === 0
}

function customerFields({ fields }: Vocabulary): fc.Arbitrary<Json> {
  const pair = fc.oneof(
    ...fields.map(({ id, type }) =>
      fc.tuple(
        fc.constant(String(id)),
        fc.oneof({ weight: 9, arbitrary: byFieldType[type] ?? anyValue }, { weight: 1, arbitrary: anyValue }),
      ),
    ),
  )
  return fc.array(pair, { maxLength: 3 }).map((pairs) => new Members(pairs))
}

/** The document leaves the items of /subscribers/multiple open: they are updates that name their subscriber. */
function itemOf(words: Vocabulary): fc.Arbitrary<Json> {
  const update = valueFrom({ $ref: '#/components/schemas/SubscriberUpdate' }, words)
  return fc.tuple(update, fc.option(idPlaceholder)).map(([body, id]) => {
    const { pairs } = body as Members
    return new Members(id === null ? pairs : [['id', id], ...pairs])
  })
}

const placeholders = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Json>(new Members([['resetLink', 'https://shop.example/r/1']])) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('resetLink', 'other', 'a-b'), anyValue)
      .map(([name, value]) => new Members([[name, value]])),
  },
)

/** Receivers of batches and copies are open in the document too. */
function receiverOf(words: Vocabulary): fc.Arbitrary<Json> {
  return valueFrom({ $ref: '#/components/schemas/TriggerReceiver' }, words)
}

function resolve(ref: string, { schemas }: Vocabulary): Schema {
  return schemas[ref.slice('#/components/schemas/'.length)] ?? {}
}
