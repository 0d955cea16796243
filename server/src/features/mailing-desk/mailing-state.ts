import type { Act } from '../accounts/index.ts'
import { dispatchStateOf, findMailing, listLanguages, readWritten } from '../mailings/index.ts'

/** How a mailing stands, as the audit log keeps it; null = it is not there, or in the trash. */
export async function mailingState(
  act: Act,
  { id }: Readonly<Record<string, number>>,
): Promise<Record<string, unknown> | null> {
  if (id === undefined || !(await findMailing(act.reader, id))) return null
  const { mailing, newsletter } = await readWritten(act, id)
  const { name, senderName, senderEmail, replyTo, channelId, groupIds, excludedGroupIds, plannedAt } = mailing
  return {
    ...{ name, state: dispatchStateOf(mailing), plannedAt, subject: newsletter.subject, themeId: newsletter.themeId },
    ...{ senderName, senderEmail, replyTo, channelId, groupIds, excludedGroupIds },
  }
}

/** In which languages it is written. */
export async function languagesState(act: Act, { id }: Readonly<Record<string, number>>) {
  const languages = await listLanguages(act.reader, id as number)
  return { languages: languages.map(({ languageIso }) => languageIso) }
}
