import type { Look } from '../accounts/index.ts'
import { exampleOf, findActiveRival, findMailing, hasUnapplied, type WrittenMailing } from '../mailings/index.ts'
import { listTriggerTypes } from '../triggers/index.ts'

/** What a mailing that events send has beside the others; null = it is sent by its plan. */
export async function readStanding({ reader }: Pick<Look, 'reader'>, { mailing, newsletter }: WrittenMailing) {
  if (mailing.isActive === null) return null
  const { id, triggerTypeId, purpose, purposeReason, birthdayHour, welcomeDays, welcomesCreated } = mailing
  const [types, rivalId, hasChanges] = await Promise.all([
    triggerTypeId === null ? [] : listTriggerTypes(reader),
    triggerTypeId === null ? null : findActiveRival(reader, mailing),
    mailing.isActive && hasUnapplied(reader, id),
  ])
  const rival = rivalId === null ? undefined : await findMailing(reader, rivalId)
  const type = types.find((known) => known.id === triggerTypeId)
  const { subject, html, placeholders, placeholderExamples } = newsletter
  return {
    ...{ purpose, purposeReason, birthdayHour, welcomeDays, welcomesCreated, hasChanges },
    triggerType: type ? { id: type.id, key: type.key, translations: type.translations } : null,
    rival: rival ? { id: rival.id, name: rival.name } : null,
    placeholders: placeholders.map((name) => ({
      ...{ name, ...exampleOf(placeholderExamples, name) },
      isUsed: `${subject}${html}`.includes(`{${name}}`),
    })),
  }
}
