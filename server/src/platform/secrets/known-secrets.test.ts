import { expect, test } from 'vitest'
import { loadConfig } from '../config/config.ts'
import { firstSecret, secretsFor } from './known-secrets.ts'
import { SealError } from './secrets.ts'

const [oldest, older, current] = ['oldest', 'older', 'current'].map(
  (word) => `the ${word} one, of 32 characters or more`,
)
const configured = (settings: Record<string, string>) =>
  loadConfig({ POSTRIDER_SECRET: current as string, ...settings })
const rotatedTwice = configured({ POSTRIDER_FORMER_SECRETS: JSON.stringify([older, oldest]) })
const alone = (secret: string | undefined) => secretsFor(loadConfig({ POSTRIDER_SECRET: secret }))

test.each([
  ['there has been one alone', configured({}), current],
  ['there were others', rotatedTwice, oldest],
  [
    'it is named',
    configured({ POSTRIDER_FORMER_SECRETS: JSON.stringify([older]), POSTRIDER_FIRST_SECRET: oldest as string }),
    oldest,
  ],
])('the first secret where %s', (_case, config, first) => expect(firstSecret(config)).toBe(first))

test('hashes stay what they were, however often the secret is replaced', () => {
  const before = alone(oldest).hmac('suppression:1', 'person@example.com')
  expect(secretsFor(rotatedTwice).hmac('suppression:1', 'person@example.com')).toEqual(before)
})

test('what was sealed with any of them is opened, and what is sealed anew with the current one alone', () => {
  for (const secret of [oldest, older, current])
    expect(secretsFor(rotatedTwice).open('key', alone(secret).seal('key', Buffer.from('value')))).toEqual(
      Buffer.from('value'),
    )
  const sealed = secretsFor(rotatedTwice).seal('key', Buffer.from('value'))
  expect(alone(current).open('key', sealed)).toEqual(Buffer.from('value'))
  for (const secret of [oldest, older]) expect(() => alone(secret).open('key', sealed)).toThrow(SealError)
})

test.each(['short', '["short"]', '[1]', '["unfinished'])(
  'former secrets %s are refused',
  (POSTRIDER_FORMER_SECRETS) => {
    expect(() => configured({ POSTRIDER_FORMER_SECRETS })).toThrow('POSTRIDER_FORMER_SECRETS')
  },
)
