import type { WrittenNewsletter } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'
import {
  afterSaving,
  type Edit,
  type Edits,
  isContested,
  type Parcel,
  parcelsOf,
  saveAt,
  storedIn,
} from './writing.rules.ts'

export type SaveState = 'saved' | 'waiting' | 'saving' | 'refused' | 'failed'

/** Where texts come from and go to. */
export interface Shelf {
  /** The newsletter as it was last seen. */
  seen(): WrittenNewsletter
  /** Looks at it anew. */
  look(): Promise<unknown>
  send(parcel: Parcel): Promise<void>
  onSaved(): void
  onChange(): void
  /** Somebody typed. */
  onTyped(field: string, before: string, after: string): void
  /** What was sent is kept in other words. */
  onCleaned(field: string, sent: string, stored: string): void
}

const againMs = 4000

/** What was typed and is not saved yet. Nobody's text is overwritten unseen, and no refusal takes a typed text away. */
export class UnsavedTexts {
  private edits: Edits = {}
  private readonly refused = new Map<string, { value: string; code: string }>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private firstKeyAt: number | null = null
  private running: Promise<void> | null = null
  private hasFailed = false
  private readonly shelf: Shelf

  constructor(shelf: Shelf) {
    this.shelf = shelf
  }

  valueOf(field: string): string {
    return this.edits[field]?.value ?? storedIn(this.shelf.seen(), field) ?? ''
  }

  write(field: string, value: string): void {
    this.shelf.onTyped(field, this.valueOf(field), value)
    this.restore(field, value)
  }

  /** Writes without being a step of its own: an earlier one is undone or done again. */
  restore(field: string, value: string): void {
    this.put(field, { value, base: this.edits[field]?.base ?? storedIn(this.shelf.seen(), field) ?? '' })
  }

  /** The code of what is wrong with what was typed. */
  faultIn(field: string): string | null {
    const refused = this.refused.get(field)
    return refused && refused.value === this.edits[field]?.value ? refused.code : null
  }

  /** What somebody else wrote there meanwhile; null = nothing. */
  theirsIn(field: string): string | null {
    const edit = this.edits[field]
    const newsletter = this.shelf.seen()
    return edit && isContested(newsletter, field, edit) ? storedIn(newsletter, field) : null
  }

  keepMine(field: string): void {
    this.put(field, { value: this.valueOf(field), base: storedIn(this.shelf.seen(), field) ?? '' })
  }

  takeTheirs(field: string): void {
    this.put(field, null)
  }

  get state(): SaveState {
    const typed = Object.keys(this.edits)
    if (typed.length === 0) return 'saved'
    if (this.running) return 'saving'
    if (this.hasFailed) return 'failed'
    return Object.keys(this.sendable()).length < typed.length ? 'refused' : 'waiting'
  }

  /** Saves at once what can be saved. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    this.firstKeyAt = null
    if (this.running) return this.running.then(() => this.flush())
    const parcels = parcelsOf(this.sendable())
    if (parcels.length === 0) return this.shelf.onChange()
    this.running = this.sendAll(parcels)
    this.shelf.onChange()
    await this.running
    this.running = null
    if (Object.keys(this.sendable()).length > 0) this.saveIn(this.hasFailed ? againMs : 0)
    this.shelf.onChange()
  }

  private put(field: string, edit: Edit | null): void {
    const { [field]: _, ...others } = this.edits
    this.edits = edit ? { ...others, [field]: edit } : others
    this.refused.delete(field)
    const now = performance.now()
    this.firstKeyAt ??= now
    this.saveIn(saveAt({ firstKeyAt: this.firstKeyAt, lastKeyAt: now }) - now)
    this.shelf.onChange()
  }

  private saveIn(milliseconds: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), milliseconds)
  }

  private sendable(): Record<string, string> {
    const fields = Object.keys(this.edits).filter(
      (field) => this.faultIn(field) === null && this.theirsIn(field) === null,
    )
    return Object.fromEntries(fields.map((field) => [field, this.edits[field]?.value ?? '']))
  }

  private async sendAll(parcels: readonly Parcel[]): Promise<void> {
    for (const parcel of parcels)
      try {
        await this.shelf.send(parcel)
        this.edits = afterSaving(this.edits, parcel.fields, this.shelf.seen())
        for (const [field, sent] of Object.entries(parcel.fields)) {
          const stored = storedIn(this.shelf.seen(), field)
          if (stored !== null && stored !== sent) this.shelf.onCleaned(field, sent, stored)
        }
        this.hasFailed = false
        this.shelf.onSaved()
      } catch (error) {
        await this.understand(error, parcel)
      }
  }

  private async understand(error: unknown, { articleId, fields }: Parcel): Promise<void> {
    const refusal = error instanceof Refusal ? error : null
    for (const { field, code } of refusal?.faults ?? []) {
      const name = articleId === null ? field : field.replace(/^places/, String(articleId))
      const value = fields[name]
      if (value !== undefined) this.refused.set(name, { value, code })
    }
    const isConflict = refusal?.status === 412
    this.hasFailed = !isConflict && !Object.keys(fields).some((field) => this.faultIn(field) !== null)
    if (isConflict) await this.shelf.look().catch(() => undefined)
  }
}
