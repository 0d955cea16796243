import fc from 'fast-check'

const limit = 1024 * 1024
const many = (count: number, item: (i: number) => string) => Array.from({ length: count }, (_, i) => item(i)).join(',')
const fill = (open: string, item: (i: number) => string, close: string) => {
  const count = Math.floor((limit - open.length - close.length) / (item(100_000).length + 1))
  return open + many(count, item) + close
}

/** Bodies that cost little to send and would cost a careless server its memory, its stack or its time. */
const bombs: Record<string, () => string> = {
  'unknown members': () => fill('{', (i) => `"a${i}":1`, '}'),
  'unknown customer fields': () => fill('{"email":"bomb@example.com","customerFields":{', (i) => `"${i}":0`, '}}'),
  'empty customer fields': () => fill('{"email":"bomb@example.com","customerFields":[', () => '0', ']}'),
  channels: () => fill('{"email":"bomb@example.com","channels":[', () => '{}', ']}'),
  'channel ids': () => fill('{"email":"bomb@example.com","channelIds":[', () => '9', ']}'),
  'subscriber ids': () => fill('{"subscriberIds":[', () => '1', ']}'),
  'a thousand subscriber ids': () => `{"subscriberIds":[${many(1000, (i) => String(i + 1))}]}`,
  items: () => fill('{"subscribers":[', () => '{}', ']}'),
  'a hundred items': () => `{"subscribers":[${many(100, (i) => `{"email":"p${i}@example.com","city":"B${i}"}`)}]}`,
  'hundred items, each a bomb': () =>
    `{"subscribers":[${many(100, (i) => `{"id":${i + 1},${many(900, (k) => `"a${k}":1`)}}`)}]}`,
  'long text': () => `{"email":"bomb@example.com","firstname":"${'x'.repeat(limit - 60)}"}`,
  'long marks': () => `{"email":"bomb@example.com","firstname":"${'\u0344'.repeat(limit / 2 - 60)}"}`,
  'long address': () => `{"email":"${'a.'.repeat(limit / 2 - 20)}a@example.com"}`,
  'marks out of order': () => `{"email":"bomb@example.com","city":"a${'\u0301\u0316'.repeat(limit / 4 - 60)}"}`,
  'fields of marks': () =>
    `{"email":"bomb@example.com","customerFields":{${many(18, (i) => `"${i + 1}":"${'\u0301\u0316'.repeat(14_000)}"`)}}}`,
  'address of marks': () => `{"email":"a${'\u0301\u0316'.repeat(limit / 4 - 60)}@example.com"}`,
  'long name': () => `{"${'n'.repeat(limit - 20)}":1}`,
  'long number': () => `{"email":"bomb@example.com","status":${'9'.repeat(limit - 60)}}`,
  'deep arrays': () => '['.repeat(limit),
  'deep objects': () => '{"a":'.repeat(limit / 5),
  'deep and closed': () => `{"email":${'['.repeat(limit / 2 - 10)}${']'.repeat(limit / 2 - 10)}}`,
  quotes: () => '"'.repeat(limit),
  backslashes: () => `{"${'\\'.repeat(limit - 10)}`,
  blanks: () => `${' '.repeat(limit - 2)}{}`,
  'same member': () => fill('{', () => '"email":"bomb@example.com"', '}'),
  prototypes: () => fill('{', () => '"__proto__":{}', '}'),
  'over the limit': () => `{"a":"${'x'.repeat(limit)}"}`,
}
const built = new Map<string, string>()

/** Some bombs only go off at one endpoint. */
const fuses: Record<string, string> = {
  'subscriber ids': 'POST /subscriberGroups/{id}/subscribers',
  'a thousand subscriber ids': 'POST /subscriberGroups/{id}/subscribers',
  items: 'PUT /subscribers/multiple',
  'a hundred items': 'PUT /subscribers/multiple',
  'hundred items, each a bomb': 'PUT /subscribers/multiple',
  'channel ids': 'POST /subscribers/register',
}

export const bomb: fc.Arbitrary<{ body: string; operation: string }> = fc
  .constantFrom(...Object.keys(bombs))
  .map((name) => {
    const body = built.get(name) ?? (bombs[name] as () => string)()
    built.set(name, body)
    return { body, operation: fuses[name] ?? 'POST /subscribers/upsert' }
  })
