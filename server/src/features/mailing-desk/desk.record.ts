import { actorName, actTime, type Look } from '../accounts/index.ts'
import { isFurtherLanguage } from '../mailings/index.ts'
import { languageView } from './language.schema.ts'
import type { OnDesk } from './list-desk.ts'
import type { readDesk } from './read-desk.ts'

export function deskRow({ mailing, state, isWaiting, recipients, rates }: OnDesk) {
  const { id, name, subject, failureReason, channelId, plannedAt, startedAt, sentAt, updatedAt, done } = mailing
  const { type } = mailing
  const times = { plannedAt, startedAt, sentAt, updatedAt }
  return { id, type, name, subject, state, isWaiting, failureReason, channelId, ...times, recipients, done, rates }
}

/** How a mailing stands that somebody else has to approve; of whoever looks it says whether they asked themselves. */
function approvalRecord({ actor }: Look, approval: Awaited<ReturnType<typeof readDesk>>['approval']) {
  const { isRequired, state, request, fingerprint, askedBy, decidedBy } = approval
  const { askedAt = null, plannedAt = null, note = '', decidedAt = null, answer = null } = request ?? {}
  const isOwn = request !== undefined && request.askedBy === actorName(actor)
  const times = { askedAt, plannedAt, decidedAt }
  return { isRequired, state, isOwn, seen: fingerprint, askedBy, decidedBy, ...times, note, answer }
}

export function mailingDetail(look: Look, desk: Awaited<ReturnType<typeof readDesk>>) {
  const { mailing, newsletter, languages, articles, audience, checks, approval, ...shown } = desk
  const { id, type, name, failureReason, languageIso, channelId, plannedAt, notAfter, sentAt, updatedAt } = mailing
  const { senderName, senderEmail, replyTo, subjectTest, trial, recipientHour } = mailing
  const { isSubjectFixed, isContentFixed, lacksAudience, proposedAt, versionOf } = mailing
  return {
    ...{ id, newsletterId: newsletter.id, type, name, failureReason, languageIso, channelId },
    ...{ plannedAt, notAfter, recipientHour, subjectTest, trial, sentAt, updatedAt, senderName, senderEmail, replyTo },
    ...{ isSubjectFixed, isContentFixed, lacksAudience, proposedAt },
    versionOf: isFurtherLanguage(mailing) ? versionOf : null,
    languages: languages.map(languageView),
    subject: newsletter.subject,
    articles: articles.map((article) => ({ id: article.id, name: article.name })),
    ...{
      audience,
      checks,
      countedAt: actTime(look),
      undoSeconds: look.account.undoSeconds,
      approval: approvalRecord(look, approval),
    },
    ...shown,
  }
}
