import type { BareAct } from '../accounts/index.ts'
import { loadPerson, savePersonChange } from './person-write.ts'

export interface LanguageChoice {
  subscriberId: number
  languageIso: string
  /** Whose status the record of the person shows. */
  defaultChannelId: number
  source: string
  newsletterId: number | null
}

/** The person says in which language they want to be written to. */
export async function chooseLanguage(act: BareAct, choice: LanguageChoice): Promise<void> {
  const { subscriberId, languageIso, defaultChannelId, ...how } = choice
  const { head, subscriber, subscriptions } = await loadPerson(act.tx, subscriberId)
  if (!subscriber || subscriber.languageIso === languageIso) return
  const data = { changedMembers: ['languageIso'], defaultChannelId }
  savePersonChange(act, { ...how, head, subscriber: { ...subscriber, languageIso }, subscriptions, moves: [], data })
}
