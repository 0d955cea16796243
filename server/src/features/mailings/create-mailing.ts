import { type FieldError, fieldError, validationFailed } from '../../platform/errors/field-error.ts'
import { type Act, accountFaults, actorName, actTime } from '../accounts/index.ts'
import { lockVersions } from './language-version.store.ts'
import { mailingFaults, mailingRefusals } from './mailing.refusals.ts'
import { isOfMatter, isStanding } from './mailing.rules.ts'
import { findUnknownRecords, insertMailing, type MailingRow } from './mailing.store.ts'
import { purposeFaults } from './purpose-faults.ts'
import { isSenderName, senderNameFault } from './sender-name.rules.ts'
import { shippedMail } from './shipped-mail.rules.ts'
import { findLayoutTheme, listThemes } from './theme.store.ts'

export type NewMailing = Pick<MailingRow, 'type' | 'name' | 'senderName' | 'senderEmail' | 'languageIso'> &
  Partial<
    Pick<
      MailingRow,
      'channelId' | 'groupIds' | 'excludedGroupIds' | 'replyTo' | 'triggerTypeId' | 'purposeReason' | 'versionOf'
    >
  > & {
    themeId?: number | null
  }

/** A draft with its newsletter. Mails about joining and leaving can be sent as they are; the others wait for their content. */
export async function createMailing(act: Act, { themeId = null, ...input }: NewMailing): Promise<number> {
  const mailing = {
    channelId: null,
    groupIds: [],
    excludedGroupIds: [],
    replyTo: null,
    triggerTypeId: null,
    purposeReason: null,
    versionOf: null,
    ...input,
    purpose: input.purposeReason == null ? ('general' as const) : ('transactional' as const),
    isActive: isStanding(input.type) ? false : null,
    createdBy: actorName(act.actor),
  }
  await checkRecords(act, mailing)
  await checkVersion(act, mailing)
  if (themeId !== null && !(await listThemes(act.tx)).some(({ id }) => id === themeId))
    throw mailingRefusals.theme_not_found({ themeId })
  const isThemed = (themeId ?? (await findLayoutTheme(act.tx, mailing.channelId))) !== null
  const newsletter = isOfMatter(input.type)
    ? shippedMail(input.type, input.languageIso, { isThemed })
    : { subject: '', html: '', plainText: null }
  return insertMailing(act.tx, mailing, { ...newsletter, themeId }, actTime(act))
}

/** Everything a mailing names is there, and fits its type. */
export async function checkRecords({ tx }: Act, mailing: MailingRow): Promise<void> {
  const unknown = await findUnknownRecords(tx, mailing)
  const errors: FieldError[] = unknown.groups.map((id) =>
    fieldError(
      mailing.groupIds.includes(id) ? '#/groupIds' : '#/excludedGroupIds',
      'out_of_range',
      `The account has no subscriber group ${id}.`,
    ),
  )
  if (!isSenderName(mailing.senderName)) errors.push(fieldError('#/senderName', senderNameFault))
  if (unknown.channel) errors.push(fieldError('#/channelId', accountFaults.channel_unknown))
  if (unknown.triggerType) errors.push(fieldError('#/triggerTypeId', mailingFaults.trigger_type_unknown))
  if (mailing.type === 'trigger' && mailing.triggerTypeId === null)
    errors.push(fieldError('#/triggerTypeId', 'required', 'A trigger mailing answers to a trigger type; name one.'))
  if (mailing.type !== 'trigger' && mailing.triggerTypeId !== null)
    errors.push(fieldError('#/triggerTypeId', 'field_not_allowed', 'Only trigger mailings have a trigger type.'))
  if (mailing.purposeReason !== null) errors.push(...purposeFaults(mailing.type, mailing.purposeReason))
  if (errors.length > 0) throw validationFailed(errors)
}

/** One version for each language, and none of a version: otherwise nobody could tell which of them a person gets. */
async function checkVersion({ tx }: Act, { type, versionOf, languageIso }: MailingRow): Promise<void> {
  if (versionOf === null) return
  const versions = isOfMatter(type) ? await lockVersions(tx, type, versionOf) : []
  const main = versions.find(({ id }) => id === versionOf)
  if (!main) throw mailingRefusals.mailing_not_found()
  if (main.versionOf !== null) throw mailingRefusals.version_of_version({ mailingId: main.versionOf })
  if (versions.some((version) => version.languageIso === languageIso))
    throw mailingRefusals.version_taken({ mailingId: versionOf, languageIso })
}
