import { beforeAll, expect, test } from 'vitest'
import { anAccount, type TestAccount } from '../../../test/factories.ts'
import fc from '../../../test/fast-check.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { Refusal } from '../../platform/errors/refusal.ts'
import { inAccount } from '../account-setup/index.ts'
import type { Act } from '../accounts/index.ts'
import { createMailing } from '../mailings/index.ts'
import {
  addArticle,
  changeNewsletter,
  dressNewsletter,
  orderNewsletter,
  writeInNewsletter,
} from './arrange-newsletter.ts'
import { articleView, newsletterView } from './newsletter-view.record.ts'
import { readNewsletter } from './read-newsletter.ts'

/** `npm run interleavings` tries ten thousand. */
const interleavings = Number(process.env.INTERLEAVINGS ?? 60)

type View = ReturnType<typeof newsletterView>
let api: TestApi
let account: TestAccount
let mailingId: number

const within = <T>(work: (act: Act) => Promise<T>): Promise<T> => inAccount(api.operator, account.accountId, work)
const look = (): Promise<View> =>
  within(async (act) => newsletterView(await readNewsletter({ ...act, reader: act.tx }, mailingId, api.app.db)))

beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  await aNewsletter()
})

async function aNewsletter(): Promise<void> {
  const mailing = { name: 'November', senderName: 'Lindhof', senderEmail: 'l@lindhof.example', languageIso: 'en' }
  mailingId = await within((act) => createMailing(act, { type: 'standard', ...mailing }))
  const { version } = await look()
  await within((act) => dressNewsletter(act, mailingId, { shipped: 'letter' }, version))
  const { templates } = await look()
  const templateId = templates.find(({ shipped }) => shipped === 'letter/text')?.id as number
  for (let n = 0; n < 2; n += 1) await within((act) => addArticle(act, mailingId, { templateId }))
}

/** Two articles of one place each, empty. */
async function begin(): Promise<void> {
  const { version, articles } = await look()
  const kept = articles.slice(0, 2)
  await within((act) =>
    orderNewsletter(
      act,
      mailingId,
      kept.map(({ id }) => id),
      version,
    ),
  )
  const { version: now } = await look()
  await within((act) => changeNewsletter(act, mailingId, { subject: '' }, now))
  for (const { id, version: seen } of kept)
    await within((act) => writeInNewsletter(act, mailingId, id, { places: { [place]: { text: '' } }, version: seen }))
}

/** Everything that was ever accepted. */
interface Told {
  words: string[]
}

const place = '1.1'
const textOf = (view: View, id: number) => view.articles.find((one) => one.id === id)?.places[place]?.text ?? ''
const allWords = (view: View) => [view.subject, ...view.articles.map(({ id }) => textOf(view, id))].join(' ')

/** Somebody with the newsletter before them, as they last saw it; what they write goes behind what they see. */
class Editor {
  private view: View
  constructor(view: View) {
    this.view = view
  }

  async look(): Promise<void> {
    this.view = await look()
  }

  writeSubject(word: string, told: Told): Promise<void> {
    const subject = `${this.view.subject} ${word}`.trim()
    return this.tried(
      told,
      [word],
      (act) => changeNewsletter(act, mailingId, { subject }, this.view.version),
      async () => {
        await this.look()
      },
    )
  }

  async writeArticle(n: number, word: string, told: Told): Promise<void> {
    const article = this.view.articles[n % this.view.articles.length]
    if (!article) return
    const text = `${textOf(this.view, article.id)} ${word}`.trim()
    const written = { places: { [place]: { text } }, version: article.version }
    await this.tried(
      told,
      [word],
      (act) => writeInNewsletter(act, mailingId, article.id, written),
      (saved) => {
        const articles = this.view.articles.map((one) => (one.id === article.id ? articleView(saved, []) : one))
        this.view = { ...this.view, articles }
      },
    )
  }

  turnRound(told: Told): Promise<void> {
    const ids = this.view.articles.map(({ id }) => id).toReversed()
    return this.tried(
      told,
      [],
      (act) => orderNewsletter(act, mailingId, ids, this.view.version),
      () => this.look(),
    )
  }

  async add(word: string, told: Told): Promise<void> {
    const templateId = this.view.articles[0]?.templateId as number
    const id = await within((act) => addArticle(act, mailingId, { templateId }))
    await this.look()
    await this.writeArticle(
      this.view.articles.findIndex((one) => one.id === id),
      word,
      told,
    )
  }

  /** What is refused was told, and whoever wrote it looks again before they try once more. */
  private async tried<T>(
    told: Told,
    words: string[],
    write: (act: Act) => Promise<T>,
    then: (saved: T) => unknown,
  ): Promise<void> {
    try {
      const saved = await within(write)
      told.words.push(...words)
      await then(saved)
    } catch (error) {
      if (!(error instanceof Refusal && error.kindName === 'changed_meanwhile')) throw error
      refused += 1
      await this.look()
    }
  }
}
let refused = 0

const who = fc.nat({ max: 2 })
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ act: fc.constant('look' as const), who }) },
  { weight: 5, arbitrary: fc.record({ act: fc.constant('article' as const), who, n: fc.nat({ max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('subject' as const), who }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('turn' as const), who }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('add' as const), who }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('atOnce' as const), who, n: fc.nat({ max: 3 }) }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function take(step: Step, editors: Editor[], word: string, told: Told): Promise<void> {
  const editor = editors[step.who] as Editor
  if (step.act === 'look') return editor.look()
  if (step.act === 'article') return editor.writeArticle(step.n, word, told)
  if (step.act === 'subject') return editor.writeSubject(word, told)
  if (step.act === 'turn') return editor.turnRound(told)
  if (step.act === 'add') return editor.add(word, told)
  const writers = [editor, editors[(step.who + 1) % editors.length] as Editor]
  await Promise.all(writers.map((one, i) => one.writeArticle(step.n, `${word}-${i}`, told)))
}

test(
  `three people in one newsletter never lose a word, in ${interleavings} random orders`,
  async () => {
    let n = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        await begin()
        const first = await look()
        const editors = [new Editor(first), new Editor(first), new Editor(first)]
        const told: Told = { words: [] }
        for (const one of steps) {
          n += 1
          await take(one, editors, `word${n}`, told)
        }
        const written = new Set(allWords(await look()).split(/\s+/))
        expect(told.words.filter((word) => !written.has(word))).toEqual([])
      }),
      { numRuns: interleavings },
    )
    // Orders in which nobody was ever in anybody's way would prove nothing.
    expect(refused).toBeGreaterThan(interleavings / 2)
  },
  60_000 + interleavings * 1000,
)
