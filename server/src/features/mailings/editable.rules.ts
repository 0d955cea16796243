import type { Mailing, Newsletter, PlaceholderExamples } from './mailing.rules.ts'

/** What users change of a mailing, by the names that its screen has for it. */
export function editableOf({ mailing, newsletter }: { mailing: Mailing; newsletter: Newsletter }) {
  const { name, senderName, senderEmail, replyTo, languageIso, channelId, groupIds, excludedGroupIds } = mailing
  const { subject, themeId, html, placeholders, placeholderExamples } = newsletter
  const { birthdayHour, welcomeDays, welcomesCreated, purposeReason, subjectTest } = mailing
  const sender = { senderName, senderEmail, replyTo }
  const standing = {
    birthdayHour,
    welcomeDays,
    welcomesCreated,
    purposeReason,
    placeholders: placeholders.map((name) => ({ name, ...exampleOf(placeholderExamples, name) })),
  }
  return {
    name,
    languageIso,
    channelId,
    groupIds,
    excludedGroupIds,
    ...sender,
    subject,
    subjectTest,
    themeId,
    html,
    ...standing,
  }
}

/** A placeholder that nobody has explained is shown by its name. */
export function exampleOf(examples: PlaceholderExamples, name: string): { label: string; exampleValue: string } {
  return examples[name] ?? { label: '', exampleValue: name }
}
