import { expect, test } from 'vitest'
import { followSpf, spfTargets } from './spf.rules.ts'

const ours = 'service.example'
const base: [string, string[]][] = [[ours, ['v=spf1 ip4:192.0.2.1 -all']]]
const follow = (record: string | string[], more: [string, string[]][] = []) =>
  followSpf(new Map([['b.example', [record].flat()], ...base, ...more]), 'b.example', ours)
const manyA = (count: number) => Array.from({ length: count }, (_, i) => `a:h${i}.example`).join(' ')

test.each([
  ['our include', 'v=spf1 include:service.example -all', 1],
  ['any case and a final dot', 'V=SPF1 Include:Service.Example. -ALL', 1],
  ['beside other texts', ['hello', 'v=spf1 include:service.example ~all', 'v=spf10 x'], 1],
  ['a redirect to us', 'v=spf1 redirect=service.example', 1],
  ['nine more look-ups', `v=spf1 ${manyA(9)} include:service.example -all`, 10],
  ['addresses cost nothing', `v=spf1 ip4:192.0.2.1 ip6:2001:db8::/32 include:service.example -all`, 1],
  ['what stands behind all costs nothing', `v=spf1 include:service.example -all ${manyA(20)} redirect=x.example`, 1],
  ['unknown modifiers are allowed', 'v=spf1 include:service.example exp=e.example x=y -all', 1],
  ['a macro is not followed', 'v=spf1 include:service.example include:%{d}.x.example -all', 2],
])('ok: %s', (_name, record, lookups) => {
  expect(follow(record)).toEqual({ lookups, includes: true, fault: null })
})

test('ok: included by something that is included', () => {
  const answers: [string, string[]][] = [['own.example', ['v=spf1 include:service.example ?all']]]
  expect(follow('v=spf1 include:own.example -all', answers)).toEqual({ lookups: 2, includes: true, fault: null })
})

test('what is included without granting anything costs look-ups all the same', () => {
  const answers: [string, string[]][] = [['own.example', [`v=spf1 ${manyA(8)} include:service.example -all`]]]
  expect(follow('v=spf1 ?include:own.example -all', answers)).toEqual({ lookups: 10, includes: false, fault: null })
})

test.each([
  ['nothing of us', 'v=spf1 mx -all'],
  ['our include behind all', 'v=spf1 -all include:service.example'],
  ['our include as a refusal', 'v=spf1 -include:service.example -all'],
  ['a redirect that all makes void', 'v=spf1 ~all redirect=service.example'],
])('does not include us: %s', (_name, record) => {
  expect(follow(record)).toMatchObject({ includes: false, fault: null })
})

test.each([
  ['eleven look-ups', `v=spf1 ${manyA(10)} include:service.example -all`, /more than 10/],
  ['a circle', 'v=spf1 include:b.example include:service.example -all', /more than 10/],
  ['two records', ['v=spf1 include:service.example -all', 'v=spf1 mx -all'], /b.example has more than one/],
  ['an include without record', 'v=spf1 include:gone.example include:service.example -all', /gone.example has no SPF/],
  ['everybody may send', 'v=spf1 include:service.example +all', /everybody/],
  ['everybody may send, unsaid', 'v=spf1 include:service.example all', /everybody/],
  ['a typing error', 'v=spf1 inlcude:x.example include:service.example -all', /unknown mechanism inlcude/],
  ['no record', 'hello', /no SPF record/],
])('receivers give up: %s', (_name, record, fault) => {
  expect(follow(record).fault).toMatch(fault)
})

test('only names that can be asked about are targets', () => {
  expect(spfTargets('v=spf1 include:a.example a:b.example include:%{i}.c.example redirect=d.example')).toEqual([
    'a.example',
    'd.example',
  ])
})
