import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type FieldError, fieldError, validationFailed } from '../../platform/errors/app-error.ts'
import { defaultOptin } from './default-optin.rules.ts'
import { isStanding } from './mailing.rules.ts'
import { findUnknownRecords, insertMailing, type NewMailing } from './mailing.store.ts'

export type MailingWishes = Pick<NewMailing, 'type' | 'name' | 'senderName' | 'senderEmail' | 'languageIso'> &
  Partial<Pick<NewMailing, 'channelId' | 'groupIds' | 'replyTo' | 'triggerTypeId'>>

/** A draft with its newsletter. An opt-in mailing can be sent as it is; the others wait for their content. */
export async function createMailing({ clock }: Pick<App, 'clock'>, tx: Tx, wishes: MailingWishes): Promise<number> {
  const mailing = {
    channelId: null,
    groupIds: [],
    replyTo: null,
    triggerTypeId: null,
    ...wishes,
    isActive: isStanding(wishes.type) ? false : null,
  }
  await checkRecords(tx, mailing)
  const newsletter =
    wishes.type === 'optin' ? defaultOptin(wishes.languageIso) : { subject: '', html: '', plainText: null }
  return insertMailing(tx, mailing, newsletter, timestamp(clock.now()))
}

async function checkRecords(tx: Tx, mailing: NewMailing): Promise<void> {
  const unknown = await findUnknownRecords(tx, mailing)
  const errors: FieldError[] = unknown.groups.map((id) =>
    fieldError('#/groupIds', 'out_of_range', `The account has no subscriber group ${id}.`),
  )
  if (unknown.channel) errors.push(fieldError('#/channelId', 'channel_unknown'))
  if (unknown.triggerType) errors.push(fieldError('#/triggerTypeId', 'trigger_type_unknown'))
  if (mailing.type === 'trigger' && mailing.triggerTypeId === null)
    errors.push(fieldError('#/triggerTypeId', 'required', 'A trigger mailing answers to a trigger type; name one.'))
  if (mailing.type !== 'trigger' && mailing.triggerTypeId !== null)
    errors.push(fieldError('#/triggerTypeId', 'field_not_allowed', 'Only trigger mailings have a trigger type.'))
  if (errors.length > 0) throw validationFailed(errors)
}
