import { reasonInTrialNote } from '../run-tests/trial-note.rules.ts'
import { readHoldNote } from '../sending/hold-note.rules.ts'

/** Who or what holds a run, read from the note that whoever stopped it left there. */
export type Pause =
  | { kind: 'user'; actor: string }
  | { kind: 'brake' | 'trial'; matter: BrakeMatter; count: number; of: number }
  | { kind: 'domain' | 'refusedSender'; detail: string }
  | { kind: 'locked' | 'closed' | 'operator' }

/** What brakes look at, by the words of their notes. */
const matters = {
  'called spam by their receivers': 'complaints',
  'sent to addresses that do not exist': 'hardBounces',
  'refused by policy': 'policy',
  'refused because of the sender domain': 'senderDomain',
  'refused for their content': 'content',
  'refused because of a fault in how we speak SMTP': 'protocol',
} as const
export type BrakeMatter = (typeof matters)[keyof typeof matters]
export const brakeMatters = Object.values(matters)

/** Notes that stand for a state of the whole account. */
const ofAccount = { account_locked: 'locked', account_closed: 'closed' } as const

const byUser = /^by (user:\d+)$/
const byBrake = /^(.+): (\d+) of (?:the last )?(\d+) mails$/

export function noteOfUser(actor: string): string {
  return `by ${actor}`
}

export function pauseOf(note: string | null): Pause {
  const actor = byUser.exec(note ?? '')?.[1]
  if (actor) return { kind: 'user', actor }
  const afterTrial = reasonInTrialNote(note ?? '')
  const [, words = '', count, of] = byBrake.exec(afterTrial ?? note ?? '') ?? []
  const matter = Object.hasOwn(matters, words) ? matters[words as keyof typeof matters] : undefined
  const kind = afterTrial === null ? 'brake' : 'trial'
  if (matter) return { kind, matter, count: Number(count), of: Number(of) }
  if (Object.hasOwn(ofAccount, note ?? '')) return { kind: ofAccount[note as keyof typeof ofAccount] }
  return readHoldNote(note ?? '') ?? { kind: 'operator' }
}
