import type { UnsavedTexts } from './unsaved-texts.ts'

/** Something that was done to whole articles or to the look. */
export interface Deed {
  undo(): Promise<unknown>
  redo(): Promise<unknown>
}
interface Typed {
  field: string
  before: string
  after: string
  at: number
}
type Step = Typed | Deed

/** Keys within so long are one step. */
const burstMs = 1200
/** Whoever types all day keeps their last steps. */
const mostSteps = 500

/** Everything that was done in this visit to the editor, newest last: one undo for all of it. */
export class SessionHistory {
  private past: Step[] = []
  private future: Step[] = []
  private readonly onChange: () => void

  constructor(onChange: () => void) {
    this.onChange = onChange
  }

  typed(step: Typed): void {
    const last = this.past.at(-1)
    if (step.before === step.after) return
    const isSameBurst = last && 'field' in last && last.field === step.field && step.at - last.at < burstMs
    if (isSameBurst) this.past[this.past.length - 1] = { ...last, after: step.after, at: step.at }
    else this.past = [...this.past, step].slice(-mostSteps)
    this.future = []
  }

  /** The server wrote it a little differently; it is the same step all the same. */
  cleaned(field: string, sent: string, stored: string): void {
    const renamed = (text: string) => (text === sent ? stored : text)
    const clean = (step: Step): Step =>
      'field' in step && step.field === field
        ? { ...step, before: renamed(step.before), after: renamed(step.after) }
        : step
    this.past = this.past.map(clean)
    this.future = this.future.map(clean)
  }

  did(deed: Deed): void {
    this.past = [...this.past, deed].slice(-mostSteps)
    this.future = []
    this.onChange()
  }

  get canUndo(): boolean {
    return this.past.length > 0
  }

  get canRedo(): boolean {
    return this.future.length > 0
  }

  async undo(texts: Texts): Promise<void> {
    const step = this.take('past', texts, 'after')
    if (!step) return this.onChange()
    this.future.push(step)
    this.onChange()
    if ('field' in step) texts.put(step.field, step.before)
    else await step.undo()
  }

  async redo(texts: Texts): Promise<void> {
    const step = this.take('future', texts, 'before')
    if (!step) return this.onChange()
    // A burst that was undone is over.
    this.past.push('field' in step ? { ...step, at: Number.NEGATIVE_INFINITY } : step)
    this.onChange()
    if ('field' in step) texts.put(step.field, step.after)
    else await step.redo()
  }

  /** The newest step that still holds: where somebody else wrote since, nothing of theirs is undone. */
  private take(side: 'past' | 'future', texts: Texts, expected: 'before' | 'after'): Step | undefined {
    for (;;) {
      const step = this[side].pop()
      if (!step || !('field' in step) || texts.valueOf(step.field) === step[expected]) return step
    }
  }
}

interface Texts {
  valueOf: UnsavedTexts['valueOf']
  put(field: string, value: string): void
}
