import type { FullAccount } from '../account-setup/index.ts'
import { findAccountSettings, type Look, needsSenderDomain } from '../accounts/index.ts'
import { type Article, findArticles, findGaps } from '../articles/index.ts'
import {
  type CurrentContent,
  currentContent,
  domainOf,
  isThemeGone,
  type KnownApproval,
  leastPercent,
  listLanguages,
  readApproval,
  readWritten,
  type SubjectTest,
  systemLinks,
  type WrittenMailing,
} from '../mailings/index.ts'
import { countUndescribed, picturesIn } from '../media/index.ts'
import { listPageSettings, settingsFor } from '../pages/index.ts'
import { findContentFaults } from '../rendering/index.ts'
import { type AudienceCounts, rehearseAudience } from '../runs/index.ts'
import { listSenderDomains } from '../sender-domains/index.ts'
import type { TrackingMode } from '../tracking/index.ts'
import { acrossLanguages, type Check, concerns, judge, undeclaredNames } from './checks.rules.ts'
import { findGroupNames } from './desk-names.store.ts'

export interface Checked {
  checks: Check[]
  audience: AudienceCounts
  /** How long its content is, without the theme; 0 = it says nothing yet. */
  htmlBytes: number
  approval: KnownApproval
  /** What of opens and clicks is counted. */
  tracking: TrackingMode
}

type KnownFields = Parameters<typeof findContentFaults>[1]

/** What stands in the way of a mailing in any of its languages, by the content and the people of this moment. */
export async function checkMailing(look: Look<FullAccount>, written: WrittenMailing): Promise<Checked> {
  const { reader, account, config } = look
  const { mailing } = written
  const named = [...new Set([...mailing.groupIds, ...mailing.excludedGroupIds])]
  const [letters, audience, groups, domains, pages, approval, settings] = await Promise.all([
    readLetters(look, written),
    rehearseAudience(look, mailing),
    findGroupNames(reader, named),
    listSenderDomains(reader),
    listPageSettings(reader),
    readApproval(look, mailing),
    findAccountSettings(reader),
  ])
  const { subjectTest } = mailing
  const tracking = settings?.tracking ?? 'none'
  const domain = domains.find((known) => known.domain === domainOf(mailing.senderEmail))
  const common = {
    test: subjectTest && testOf(subjectTest, audience.counts.reached, tracking !== 'none'),
    lacksAudience: mailing.lacksAudience,
    ...{ senderName: mailing.senderName, senderEmail: mailing.senderEmail },
    ...{ isDomainVerified: domain?.verifiedAt != null, mustBeVerified: needsSenderDomain(config, account.id) },
    ...{ missingGroups: named.length - groups.length, invalidGroups: audience.invalidIds.length },
    isChannelClosed: !account.channels.some(({ id }) => id === mailing.channelId),
    reached: audience.counts.reached,
    hasPostalAddress: settingsFor(pages, [mailing.channelId]).postalAddress !== null,
    mayAccountSend: account.approval === 'approved' && account.lockedAt === null && account.closedAt === null,
    lacksApproval: approval.isRequired && approval.state !== 'approved' && mailing.status === 'draft',
  }
  const checks = acrossLanguages(
    letters.map(({ languageIso, facts }) => ({ languageIso, checks: judge({ ...common, ...facts }) })),
  )
  const relevant = checks.filter(
    ({ name }) =>
      concerns(mailing.type, name) &&
      (name !== 'approval' || approval.isRequired) &&
      (name !== 'subjectTest' || subjectTest !== null),
  )
  const htmlBytes = Buffer.byteLength(letters[0]?.facts.html ?? '')
  return { checks: relevant, audience: audience.counts, htmlBytes, approval, tracking }
}

/** What a mailing says in each of its languages, the main one first. */
async function readLetters(look: Look<FullAccount>, main: WrittenMailing) {
  const languages = await listLanguages(look.reader, main.mailing.id)
  return Promise.all(
    languages.map(async ({ id, languageIso }) => {
      const written = id === main.mailing.id ? main : await readWritten(look, id)
      return { languageIso, facts: await letterFacts(look, written) }
    }),
  )
}

async function letterFacts(look: Look<FullAccount>, { mailing, newsletter, articleIds }: WrittenMailing) {
  const { reader, account } = look
  const [{ content, html }, articles] = await Promise.all([
    currentContent(reader, mailing.id),
    findArticles(reader, articleIds),
  ])
  const wordless = picturesIn(content.html).filter(({ isWordless }) => isWordless)
  const files = wordless.map(({ file }) => file)
  const otherSubjects = mailing.subjectTest?.otherSubjects ?? []
  const others = otherSubjects.map((subject) => ({ ...content, subject, html: '', plainText: '' }))
  const faults = [content, ...others].flatMap((written) => faultsOf(account, written))
  const count = (severity: 'error' | 'warning') => faults.filter((fault) => fault.severity === severity).length
  const { subject, plainText, placeholders } = content
  const undeclared = undeclaredNames(`${subject} ${content.html} ${plainText}`, [...placeholders, ...systemLinks])
  return {
    undeclared: undeclared.length,
    gaps: await countGaps(look, articles, newsletter.themeId),
    ...{ subject: newsletter.subject, html, mailHtml: content.html, undescribed: await countUndescribed(look, files) },
    ...{ contentErrors: count('error'), contentWarnings: count('warning') },
  }
}

/** What it is made of and is not there any more. */
async function countGaps({ reader }: Look, articles: readonly Article[], themeId: number | null): Promise<number> {
  const [gaps, isThemeMissing] = await Promise.all([findGaps(reader, articles), isThemeGone(reader, themeId)])
  return gaps.length + (isThemeMissing ? 1 : 0)
}

function testOf({ percent, otherSubjects }: SubjectTest, reached: number, isMeasured: boolean) {
  return { percent, leastPercent: leastPercent(reached, otherSubjects.length + 1), isMeasured }
}

function faultsOf(account: FullAccount, content: CurrentContent['content']) {
  const { subject, html, plainText: text, languageIso, placeholders } = content
  const fields = new Map(account.fields.map((field) => [field.id, field])) as KnownFields
  return findContentFaults({ subject, html, text, languageIso, placeholders }, fields)
}
