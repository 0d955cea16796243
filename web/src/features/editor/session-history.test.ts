import { beforeEach, expect, test } from 'vitest'
import { SessionHistory } from './session-history.ts'

let values: Record<string, string>
let history: SessionHistory
const texts = {
  valueOf: (field: string) => values[field] ?? '',
  put: (field: string, value: string) => {
    values[field] = value
  },
}
const type = (field: string, after: string, at: number) => {
  history.typed({ field, before: texts.valueOf(field), after, at })
  texts.put(field, after)
}

beforeEach(() => {
  values = {}
  history = new SessionHistory(() => undefined)
})

test('keys in one go are one step; a pause or another field begins the next', async () => {
  type('subject', 'P', 0)
  type('subject', 'Pl', 100)
  type('17/1.2/text', 'Deep', 200)
  type('subject', 'Plant', 300)
  type('subject', 'Plant now', 3000)
  const seen: string[] = []
  while (history.canUndo) {
    await history.undo(texts)
    seen.push(`${values.subject}|${values['17/1.2/text'] ?? ''}`)
  }
  expect(seen).toEqual(['Plant|Deep', 'Pl|Deep', 'Pl|', '|'])
  while (history.canRedo) await history.redo(texts)
  expect(values).toEqual({ subject: 'Plant now', '17/1.2/text': 'Deep' })
})

test('deeds and texts are undone in the order they were done', async () => {
  const said: string[] = []
  type('subject', 'a', 0)
  history.did({ undo: async () => said.push('back'), redo: async () => said.push('again') })
  type('subject', 'b', 10)
  await history.undo(texts)
  expect([values.subject, said]).toEqual(['a', []])
  await history.undo(texts)
  await history.redo(texts)
  expect([values.subject, said]).toEqual(['a', ['back', 'again']])
})

test('what somebody else wrote since is never undone', async () => {
  type('subject', 'mine', 0)
  type('previewText', 'also mine', 10)
  values.previewText = 'theirs'
  await history.undo(texts)
  expect(values).toEqual({ subject: '', previewText: 'theirs' })
})

test('what the server wrote a little differently is undone like anything else', async () => {
  type('subject', 'a', 0)
  type('subject', 'a<b>', 5000)
  history.cleaned('subject', 'a<b>', 'a')
  values.subject = 'a'
  type('subject', 'ac', 9000)
  for (const expected of ['a', 'a', '']) {
    await history.undo(texts)
    expect(values.subject).toBe(expected)
  }
})

test('whoever types after an undo goes another way', async () => {
  type('subject', 'a', 0)
  await history.undo(texts)
  type('subject', 'b', 10)
  expect(history.canRedo).toBe(false)
})
