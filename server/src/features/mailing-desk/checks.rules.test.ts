import { expect, test } from 'vitest'
import {
  acrossLanguages,
  type CheckFacts,
  type CheckName,
  judge,
  picturesWithoutAlt,
  undeclaredNames,
  type Verdict,
} from './checks.rules.ts'

const fine: CheckFacts = {
  ...{
    subject: 'News',
    test: { percent: 10, leastPercent: 5, isMeasured: true },
    html: '<p>Hello</p>',
    gaps: 0,
    lacksAudience: false,
    contentErrors: 0,
    contentWarnings: 0,
    undeclared: 0,
    mailHtml: '<p>Hello</p>',
    undescribed: 0,
  },
  ...{ senderName: 'Garden', senderEmail: 'a@garden.example', isDomainVerified: true, mustBeVerified: true },
  ...{ missingGroups: 0, invalidGroups: 0, isChannelClosed: false, reached: 3 },
  ...{ hasPostalAddress: true, mayAccountSend: true, lacksApproval: false },
}

test('what is fine stands there as well', () => {
  expect(judge(fine).every(({ verdict }) => verdict === 'fine')).toBe(true)
})

test.each<[string, Partial<CheckFacts>, CheckName, Verdict, number]>([
  ['no subject', { subject: '  ' }, 'subject', 'blocking', 0],
  [
    'too few try each subject',
    { test: { percent: 10, leastPercent: 12, isMeasured: true } },
    ...(['subjectTest', 'blocking', 12] as const),
  ],
  [
    'too few altogether',
    { test: { percent: 50, leastPercent: null, isMeasured: true } },
    ...(['subjectTest', 'blocking', 0] as const),
  ],
  [
    'nothing is counted',
    { test: { percent: 10, leastPercent: 5, isMeasured: false } },
    ...(['subjectTest', 'blocking', 0] as const),
  ],
  ['no content', { html: '' }, 'content', 'blocking', 0],
  ['a variable that is none', { contentErrors: 2, contentWarnings: 1 }, 'variables', 'blocking', 2],
  ['a variable that looks odd', { contentWarnings: 1 }, 'variables', 'warning', 1],
  ['a name that no call brings', { undeclared: 1 }, 'placeholders', 'blocking', 1],
  ['a picture without words', { mailHtml: '<img src="x">' }, 'altTexts', 'blocking', 1],
  ['a picture that nobody described', { undescribed: 2 }, 'altTexts', 'blocking', 2],
  ['too long for Gmail', { mailHtml: 'x'.repeat(100_001) }, 'size', 'warning', 101],
  ['groups that are gone or say nothing', { missingGroups: 1, invalidGroups: 1 }, 'groups', 'blocking', 2],
  ['a closed channel', { isChannelClosed: true }, 'channel', 'blocking', 0],
  ['nobody', { reached: 0 }, 'recipients', 'blocking', 0],
  ['no address to write from', { senderEmail: '' }, 'sender', 'blocking', 0],
  ['a domain that nobody vouched for', { isDomainVerified: false }, 'domain', 'blocking', 0],
  ['the same where that is allowed', { isDomainVerified: false, mustBeVerified: false }, 'domain', 'warning', 0],
  ['no postal address', { hasPostalAddress: false }, 'postalAddress', 'blocking', 0],
  ['nobody else has approved it', { lacksApproval: true }, 'approval', 'blocking', 0],
  ['an account that may not send', { mayAccountSend: false }, 'account', 'blocking', 0],
])('%s', (_case, wrong, name, verdict, count) => {
  const found = judge({ ...fine, ...wrong }).filter((check) => check.verdict !== 'fine')
  expect(found).toMatchObject([{ name, verdict, count }])
})

test.each([
  ['<img src="a" alt="A tulip"><IMG alt="" src=b>', 0],
  ['<img src="a"><img\nsrc="b" data-alt="x">', 2],
  ['<p>no picture</p>', 0],
])('%s', (html, count) => expect(picturesWithoutAlt(html)).toBe(count))

test('names in brackets that nothing has a value for', () => {
  const html = '<style>p{color}</style><p>{place} {resetLink} {place} {{V:2:reader}} { no } {unsubscribeLink}</p>'
  expect(undeclaredNames(html, ['resetLink', 'unsubscribeLink'])).toEqual(['place'])
})

test('of several languages the worst counts, and says where; what goes for all is said once', () => {
  const inLanguages = (...facts: Partial<CheckFacts>[]) =>
    acrossLanguages(
      facts.map((own, i) => ({ languageIso: ['de', 'en', 'fr'][i] ?? '', checks: judge({ ...fine, ...own }) })),
    )
  const named = (name: CheckName, ...facts: Partial<CheckFacts>[]) =>
    inLanguages(...facts).find((check) => check.name === name)
  expect(named('subject', {}, {})).toMatchObject({ verdict: 'fine', languages: [] })
  expect(named('subject', {}, { subject: '' }, { subject: ' ' })).toMatchObject({
    ...{ verdict: 'blocking', languages: ['en', 'fr'] },
  })
  expect(named('variables', { contentWarnings: 1 }, { contentErrors: 2 }, { contentErrors: 3 })).toMatchObject({
    ...{ verdict: 'blocking', count: 5, languages: ['en', 'fr'] },
  })
  const long = { mailHtml: 'x'.repeat(120_000) }
  expect(named('size', long, { mailHtml: 'x'.repeat(150_000) })).toMatchObject({ count: 150, languages: ['de', 'en'] })
  expect(named('recipients', { reached: 0 }, { reached: 0 })).toMatchObject({ verdict: 'blocking', languages: [] })
  expect(named('subject', { subject: '' })).toMatchObject({ verdict: 'blocking', languages: [] })
})
