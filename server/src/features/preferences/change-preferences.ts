import { type EmailAddress, parseEmail } from '../../platform/text/email-address.rules.ts'
import { agreeToTracking, withdrawTrackingConsent } from '../consent/index.ts'
import { findSubscriber, type Subscriber } from '../subscribers/index.ts'
import {
  anyOptinMailing,
  chooseLanguage,
  registerSubscriber,
  type SubscriberAct,
  type Unsubscribed,
  unsubscribe,
} from '../subscriptions/index.ts'

export interface Preferences {
  subscriberId: number
  newsletterId: number | null
  join: readonly number[]
  leave: readonly number[]
  /** Null where the person was not asked. */
  languageIso: string | null
  agreesToTracking: boolean | null
  /** Where the person agreed, and the words beside each tick. */
  formUrl: string
  topicWords: string
  trackingWords: string
}

export interface PreferencesChanged {
  /** Of the channels that were left; null = none was. */
  undo: Unsubscribed['undo']
  /** A mail was sent whose link must be used. */
  mustConfirm: boolean
}

/** The person decides which mail they get, in which language, and what may be noticed of it. Null = no such subscriber. */
export async function changePreferences(act: SubscriberAct, wanted: Preferences): Promise<PreferencesChanged | null> {
  const { subscriberId, newsletterId, languageIso } = wanted
  const subscriber = await findSubscriber(act.tx, { id: subscriberId })
  if (!subscriber) return null
  const how = { subscriberId, newsletterId }
  const defaultChannelId = act.account.defaultChannel.id
  if (languageIso) await chooseLanguage(act, { ...how, languageIso, defaultChannelId, source: 'preferences' })
  // Before anything is left: a channel the person has confirmed vouches for the next one.
  const mustConfirm = wanted.join.length > 0 && (await join(act, subscriber, wanted))
  const left = wanted.leave.length > 0 ? await unsubscribe(act, { ...how, channelId: wanted.leave, way: 'page' }) : null
  if (wanted.agreesToTracking !== null) {
    const consent = { ...how, source: 'preferences' as const }
    if (wanted.agreesToTracking)
      await agreeToTracking(act, { ...consent, said: { text: wanted.trackingWords, formUrl: wanted.formUrl } })
    else await withdrawTrackingConsent(act, consent)
  }
  return { undo: left?.undo ?? null, mustConfirm }
}

async function join(act: SubscriberAct, { email }: Subscriber, wanted: Preferences): Promise<boolean> {
  const { optin } = await registerSubscriber(act, {
    // It was taken before, whatever is taken today.
    email: parseEmail(email, true) as EmailAddress,
    data: { base: {}, customerFields: {} },
    channelIds: wanted.join,
    forceOptIn: false,
    deferData: true,
    optinMailingId: anyOptinMailing(act),
    form: { formUrl: wanted.formUrl, text: wanted.topicWords },
  })
  return optin !== 'none'
}
