import type { WrittenNewsletter } from '../../api/records.ts'
import { withStrangers } from './article.rules.ts'
import { chooseTheme, orderArticles, type Place } from './editor.queries.ts'
import type { SessionHistory } from './session-history.ts'

export type ThemeChoice = { shipped: string } | { themeId: number | null }

interface Around {
  place: Place
  history: SessionHistory
  latest(): Promise<WrittenNewsletter>
  settle(): Promise<void>
}

/** How what is done to whole articles is undone, whatever others did meanwhile. */
export function arrangingSteps({ place, history, latest, settle }: Around) {
  /** What others added since stays. */
  async function putInOrder(wanted: number[], left: number[]): Promise<void> {
    const now = await latest()
    const ids = now.articles.map(({ id }) => id)
    await orderArticles(place, withStrangers(wanted, left, ids), now.version)
    await settle()
  }
  async function wear(choice: ThemeChoice): Promise<void> {
    await chooseTheme(place, choice, (await latest()).version)
    await settle()
  }
  return {
    ordered: (before: number[], after: number[], done: Promise<unknown> = Promise.resolve()) =>
      history.did({
        undo: () => done.catch(() => undefined).then(() => putInOrder(before, after)),
        redo: () => putInOrder(after, before),
      }),
    dressed: (before: ThemeChoice, after: ThemeChoice) =>
      history.did({ undo: () => wear(before), redo: () => wear(after) }),
  }
}
