import { describe, expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import { chooseLanguage } from './page-language.rules.ts'
import { isProbe, judgeVisit } from './visitor.rules.ts'

const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
const judge = (agent: string | undefined, headers: Record<string, string> = navigation, seconds: number | null = 60) =>
  judgeVisit({ method: 'GET', headers: { ...headers, 'user-agent': agent } }, seconds)
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

describe('a person’s browser', () => {
  test.each([
    chrome,
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 OPR/120.0.0.0',
    'Mozilla/5.0 (Linux; Android 14; Cubot KINGKONG) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  ])('%s', (agent) => expect(judge(agent)).toEqual({ isPerson: true, reason: 'browserNavigation' }))
})

describe('T56 not a person', () => {
  test.each([
    [undefined],
    [''],
    ['Mozilla/5.0'],
    ['curl/8.5.0'],
    ['python-requests/2.32'],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
    ['Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 BingPreview/1.0b'],
    ['Mozilla/5.0 (compatible; Proofpoint URL Defense)'],
  ])('agent %s', (agent) => expect(judge(agent)).toEqual({ isPerson: false, reason: 'scannerAgent' }))

  test.each([
    ['no fetch headers at all', {}, 60, 'notANavigation'],
    ['a script', { ...navigation, 'sec-fetch-mode': 'cors' }, 60, 'notANavigation'],
    ['a frame', { ...navigation, 'sec-fetch-dest': 'iframe' }, 60, 'framed'],
    ['an image', { ...navigation, 'sec-fetch-dest': 'image' }, 60, 'framed'],
    ['before the mail left', navigation, null, 'notYetSent'],
    ['while it is being delivered', navigation, 14, 'tooSoonAfterSending'],
    ['before it left, by a clock that is behind', navigation, -3, 'tooSoonAfterSending'],
  ] as [string, Record<string, string>, number | null, string][])('%s', (_name, headers, seconds, reason) => {
    expect(judge(chrome, headers, seconds)).toEqual({ isPerson: false, reason })
  })

  test.each([
    ['HEAD', {}, true],
    ['GET', {}, false],
    ['POST', {}, false],
    ['GET', { 'sec-purpose': 'prefetch' }, true],
    ['GET', { 'sec-purpose': 'prefetch;prerender' }, true],
    ['GET', { purpose: 'Prefetch' }, true],
    ['GET', { 'x-purpose': 'preview' }, true],
    ['GET', { 'x-moz': 'prefetch' }, true],
  ])('%s with %j only looks ahead: %s', proving('E-230'), (method, headers, outcome) => {
    expect(isProbe({ method, headers })).toBe(outcome)
  })
})

describe('the language of a page', () => {
  test.each([
    ['de', 'en', 'de'],
    ['en-GB', 'de', 'en'],
    ['fr', 'de-CH,fr;q=0.9', 'de'],
    [null, 'fr, en;q=0.4, de;q=0.7', 'de'],
    [null, 'de;q=0, en;q=0.1', 'en'],
    [null, 'den,english', 'en'],
    [null, undefined, 'en'],
    [null, '*', 'en'],
    [null, ';;;,,,q=9', 'en'],
  ])('mail %s, browser %s: %s', (mail, browser, language) => expect(chooseLanguage(mail, browser)).toBe(language))
})
