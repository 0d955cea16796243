import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'
import { mediaFaults } from './media-settings.rules.ts'

const whole = {
  ...{ MEDIA_S3_ENDPOINT: 'https://s3.lindhof.example', MEDIA_S3_BUCKET: 'pictures' },
  ...{ MEDIA_S3_KEY: 'postrider', MEDIA_S3_SECRET: 's' },
}
const { MEDIA_S3_SECRET: _secret, ...half } = whole

test.each([
  ['none', {}, []],
  ['all', whole, []],
  ['no secret', half, [/^MEDIA_S3_SECRET: is missing; set/]],
  ['a bucket alone', { MEDIA_S3_BUCKET: 'p' }, [/^MEDIA_S3_ENDPOINT/, /^MEDIA_S3_KEY/, /^MEDIA_S3_SECRET/]],
  ['a query', { ...whole, MEDIA_S3_ENDPOINT: 'https://s3.lindhof.example/?a' }, [/has no \?/]],
])('%s', (_name, settings, faults) =>
  expect(mediaFaults(settings)).toEqual(faults.map((fault) => expect.stringMatching(fault))),
)

test('a process does not start with half of them', () => {
  expect(() => loadConfig(half)).toThrow(/MEDIA_S3_SECRET: is missing/)
})
