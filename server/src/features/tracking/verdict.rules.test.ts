import { describe, expect, test } from 'vitest'
import { expectLinearTime } from '../../../test/processor-time.ts'
import { readPath, readSignals } from './tracking-request.rules.ts'
import { agentOf, agents, judgeMessage, judgeRequest, verdicts } from './verdict.rules.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const outlook = 'Mozilla/4.0 (compatible; ms-office; MSOffice 16)'

test.each([
  [firefox, 'computer'],
  [outlook, 'computer'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    'phone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'phone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'tablet',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148', 'tablet'],
  ['SomeMail/3.1', 'program'],
  ['Mozilla/5.0', 'appleProxy'],
  ['Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)', 'googleProxy'],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36', 'headless'],
  ['Mozilla/5.0 (compatible; BarracudaCentral)', 'scanner'],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', 'scanner'],
  ['curl/8.5.0', 'tool'],
  ['python-requests/2.32', 'tool'],
  ['', 'unknown'],
  [undefined, 'unknown'],
] as const)('%s is a %s', (text, agent) => expect(agentOf(text)).toBe(agents[agent]))

test.each([
  ['GET', { 'user-agent': firefox }, 'human'],
  ['HEAD', { 'user-agent': firefox }, 'head'],
  ['GET', { 'user-agent': firefox, 'sec-purpose': 'prefetch;prerender' }, 'prefetch'],
  ['GET', { 'user-agent': firefox, purpose: 'prefetch' }, 'prefetch'],
  ['GET', { 'user-agent': firefox, 'x-moz': 'prefetch' }, 'prefetch'],
  ['GET', { 'user-agent': firefox, 'x-purpose': 'preview' }, 'prefetch'],
  ['GET', { 'user-agent': 'Mozilla/5.0' }, 'appleProxy'],
  ['GET', {}, 'nameless'],
] as const)('a %s with %j is judged %s', (method, headers, verdict) =>
  expect(judgeRequest(readSignals(method, headers))).toBe(verdicts[verdict]),
)

describe('events of one message seen together', () => {
  const accepted = 1_000_000
  const at = (seconds: number, link: number | null, userAgent = firefox) => ({
    ...readSignals('GET', { 'user-agent': userAgent }),
    atMs: accepted + seconds * 1000,
    link,
  })
  const { human, burst, repeated, tooEarly, appleProxy } = verdicts

  test.each([
    ['one click', [at(60, 1)], [human]],
    ['nobody reads a mail in five seconds', [at(5, null), at(5.001, null)], [tooEarly, human]],
    ['before it was accepted', [at(-1, 1)], [tooEarly]],
    ['three links in two seconds', [at(60, 1), at(61, 2), at(62, 3)], [burst, burst, burst]],
    ['three links in a little more', [at(60, 1), at(61, 2), at(62.001, 3)], [human, human, human]],
    ['three clicks on two links', [at(60, 1), at(60, 2), at(60, 1)], [human, human, repeated]],
    ['W-100.2 once in ten seconds', [at(60, 1), at(69.999, 1), at(70, 1)], [human, repeated, human]],
    ['each link by itself', [at(60, 1), at(60, null), at(61, 2)], [human, human, human]],
    ['who came before the others counts', [{ ...at(60, 1), stands: human }, at(61, 1)], [human, repeated]],
    ['a machine before counts for nobody', [{ ...at(60, 1), stands: burst }, at(61, 1)], [burst, human]],
    ['opens belong to no burst', [at(60, null), at(60, 1), at(60, 2), at(60, 3)], [human, burst, burst, burst]],
    ['what comes later is somebody else', [at(60, 1), at(60, 2), at(60, 3), at(600, 2)], [burst, burst, burst, human]],
    [
      'a burst takes everybody within it, and again',
      [at(60, 1), at(60, 1), at(61, 2), at(61.5, 3), at(63, 4), at(63.4, 5)],
      [burst, burst, burst, burst, burst, burst],
    ],
    ['what the request showed goes before', [at(1, null, 'Mozilla/5.0')], [appleProxy]],
  ])('%s', (_name, events, judged) => expect(judgeMessage(events, accepted)).toEqual(judged))

  test('without the time of acceptance nothing is too early', () =>
    expect(judgeMessage([at(1, 1)], null)).toEqual([human]))

  test('a flood of clicks is judged in linear time', () => {
    const click = at(60, 1)
    const flood = (length: number) =>
      Array.from({ length }, (_, i) => ({ ...click, atMs: click.atMs + i / 200, link: (i % 2) + 1 }))
    expect(new Set(judgeMessage(flood(200_000), accepted))).toEqual(new Set([human, repeated]))
    expectLinearTime(200_000, (length) => {
      const clicks = flood(length)
      return () => judgeMessage(clicks, accepted)
    })
  })
})

const token = 'a'.repeat(32)
test.each([
  [`/c/${token}/7`, { token, link: 7 }],
  [`/c/${token}/7?utm_source=mail&url=https://evil.example`, { token, link: 7 }],
  [`/o/${token}.gif`, { token, link: null }],
  [`/c/${token}/0`, null],
  [`/c/${token}/07`, null],
  [`/c/${token}/123456`, null],
  [`/c/${token}`, null],
  [`/c/${token}/1/2`, null],
  [`/c/${token}x/1`, null],
  [`/o/${token}`, null],
  [`/c?url=https://evil.example`, null],
  [`//evil.example/c/${token}/1`, null],
  [`/o/${token}.gif?${'x'.repeat(3000)}`, null],
])('T54 %s names %j', (url, path) => expect(readPath(url)).toEqual(path))
