import { expect, test } from 'vitest'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { changesBetween, continuedVersion, type VersionContent } from './version.rules.ts'

const at = (time: string) => `2026-11-17 ${time}:00` as Timestamp
const saved = (savedBy: string | null, begun: string) => ({ savedBy, begunAt: at(begun) })

test.each([
  ['the first save', [], null],
  ['what was there before', [saved(null, '09:00')], null],
  ['within ten minutes of the first word', [saved('user:1', '08:51')], 0],
  ['after ten minutes', [saved('user:1', '08:50')], null],
  ['a colleague wrote meanwhile', [saved('user:2', '08:58'), saved('user:1', '08:55')], 1],
  ['an older one of the same user is over', [saved('user:1', '08:40'), saved('user:1', '08:30')], null],
])('%s', (_name, versions, which) =>
  expect(continuedVersion(versions, { by: 'user:1', at: at('09:00') })).toBe(
    which === null ? undefined : versions[which],
  ),
)

const article = (id: number, text: string) => ({ id, templateId: 1, isOwn: true, places: { '1.1': { text } } })
const before: VersionContent = {
  subject: 'a',
  previewText: 'b',
  themeId: 1,
  articles: [article(1, 'one'), article(2, 'two')],
}

test.each<[string, Partial<VersionContent>, string[]]>([
  ['nothing', {}, []],
  ['the subject', { subject: 'x' }, ['subject']],
  ['words of an article', { articles: [article(1, 'one'), article(2, 'three')] }, ['article:2']],
  ['the order', { articles: [article(2, 'two'), article(1, 'one')] }, ['order']],
  ['one more', { articles: [...before.articles, article(3, '')] }, ['order', 'article:3']],
  ['theme and preview text', { themeId: null, previewText: '' }, ['previewText', 'theme']],
])('%s', (_name, change, changes) => expect(changesBetween(before, { ...before, ...change })).toEqual(changes))
