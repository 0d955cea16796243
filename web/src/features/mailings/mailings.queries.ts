import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { change, read } from '../../api/client.ts'
import type {
  ContentFault,
  MailingAdvice,
  MailingChoices,
  MailingDetail,
  MailingRow,
  MailingRun,
  Pagination,
  PersonInAudience,
  PersonInRun,
} from '../../api/records.ts'
import type { Shelf } from './shelf.rules.ts'

const pathOf = (accountId: number, id?: number) => `/accounts/${accountId}/mailings${id === undefined ? '' : `/${id}`}`
export const mailingsKey = (accountId: number) => ['account', accountId, 'mailings'] as const

interface MailingList {
  data: MailingRow[]
  meta: { counts: Record<Shelf, number>; pagination: Pagination }
}

export const mailingsQuery = (accountId: number, asked: { shelf: Shelf; words?: string; page: number }) =>
  queryOptions({
    queryKey: [...mailingsKey(accountId), 'list', asked],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const { shelf, words, page } = asked
      const query = new URLSearchParams({ shelf, page: String(page), ...(words && { words }) })
      return read<MailingList>(`${pathOf(accountId)}?${query}`, signal)
    },
    // What is on its way changes by itself.
    refetchInterval: ({ state }) => (state.data?.meta.counts.sending ? 5000 : false),
  })

export const mailingQuery = (accountId: number, id: number) =>
  queryOptions({
    queryKey: [...mailingsKey(accountId), 'one', id],
    queryFn: ({ signal }) => read<{ data: MailingDetail }>(pathOf(accountId, id), signal).then(({ data }) => data),
    // Whoever comes back from mending something elsewhere sees that it is mended.
    staleTime: 0,
    // Its dispatch begins by itself, and an approval comes from somebody else.
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'planned' || data?.approval.state === 'waiting' ? 2000 : false,
  })

export const mailingChoicesQuery = (accountId: number) =>
  queryOptions({
    queryKey: [...mailingsKey(accountId), 'choices'],
    queryFn: ({ signal }) =>
      read<{ data: MailingChoices }>(`/accounts/${accountId}/mailing-choices`, signal).then(({ data }) => data),
  })

/** What the L-account has published since. */
export function takeNewerVersion(accountId: number, id: number): Promise<void> {
  return change('POST', `${pathOf(accountId, id)}/newerVersion`)
}

export const runQuery = (accountId: number, id: number) =>
  queryOptions({
    queryKey: [...mailingsKey(accountId), 'run', id],
    queryFn: ({ signal }) =>
      read<{ data: MailingRun }>(`${pathOf(accountId, id)}/run`, signal).then(({ data }) => data),
  })

/** Tells how a run stands, every second, until the signal ends it; null = nobody can say now. */
export function watchRun(
  accountId: number,
  id: number,
  hear: (run: MailingRun | null) => void,
  signal: AbortSignal,
): void {
  const source = new EventSource(`/app/api${pathOf(accountId, id)}/run/live`)
  source.addEventListener('run', ({ data }: MessageEvent<string>) => hear(JSON.parse(data)))
  source.onerror = () => hear(null)
  signal.addEventListener('abort', () => source.close())
}

export interface People {
  data: (PersonInAudience & Partial<Pick<PersonInRun, 'reason' | 'reply'>>)[]
  meta: { hasMore: boolean }
}

/** `of` is the dry run, or the run itself. */
export function readPeople(
  accountId: number,
  { id, of, part, after }: { id: number; of: 'audience' | 'run/people'; part: string; after: number },
  signal: AbortSignal,
): Promise<People> {
  return read<People>(`${pathOf(accountId, id)}/${of}?part=${part}&after=${after}`, signal)
}

export const adviceKey = (accountId: number, id: number) => ['account', accountId, 'mailing-advice', id] as const

/** Others are asked for it, so it is asked for once for what the mailing says. */
export const adviceQuery = (accountId: number, { id, version, htmlBytes }: MailingDetail) =>
  queryOptions({
    queryKey: [...adviceKey(accountId, id), version],
    queryFn: ({ signal }) =>
      read<{ data: MailingAdvice[] }>(`${pathOf(accountId, id)}/advice`, signal).then(({ data }) => data),
    enabled: htmlBytes > 0,
    staleTime: 300_000,
    retry: false,
    refetchOnWindowFocus: false,
  })

export interface NewDraft {
  name: string
  type: MailingDetail['type']
  triggerTypeId: number | null
}

export function createMailing(accountId: number, draft: NewDraft): Promise<{ id: number }> {
  return change<{ data: { id: number } }>('POST', pathOf(accountId), draft).then(({ data }) => data)
}

export interface MailingChange
  extends Pick<
    MailingDetail,
    'name' | 'subject' | 'subjectTest' | 'senderName' | 'senderEmail' | 'replyTo' | 'languageIso' | 'channelId'
  > {
  themeId: number | null
  html: string
  groupIds: number[]
  excludedGroupIds: number[]
  birthdayHour: number
  welcomeDays: number
  welcomesCreated: boolean
  purposeReason: string | null
  placeholders: { name: string; label: string; exampleValue: string }[]
}

export function changeMailing(
  accountId: number,
  { id, version }: Pick<MailingDetail, 'id' | 'version'>,
  changes: Partial<MailingChange>,
): Promise<ContentFault[]> {
  return change<{ data: ContentFault[] } | undefined>('PATCH', pathOf(accountId, id), changes, version).then(
    (answer) => answer?.data ?? [],
  )
}

export function duplicateMailing(accountId: number, id: number, name: string): Promise<{ id: number }> {
  return change<{ data: { id: number } }>('POST', `${pathOf(accountId, id)}/copies`, { name }).then(({ data }) => data)
}

export function deleteMailing(
  accountId: number,
  { id, version }: Pick<MailingDetail, 'id' | 'version'>,
): Promise<void> {
  return change('DELETE', pathOf(accountId, id), undefined, version)
}

/** Begins with the words of the main language. */
export function addLanguage(accountId: number, id: number, languageIso: string): Promise<void> {
  return change('POST', `${pathOf(accountId, id)}/languages/additions`, { languageIso })
}

export function removeLanguage(accountId: number, id: number, versionId: number): Promise<void> {
  return change('DELETE', `${pathOf(accountId, id)}/languages/${versionId}`)
}

export function restoreLanguage(accountId: number, id: number, versionId: number): Promise<void> {
  return change('POST', `${pathOf(accountId, id)}/languages/${versionId}/restoration`)
}

export interface PlanWish {
  localTime: string
  timeZone: string
}

/** When it leaves, until when, and who gets it first; null = nobody. */
export interface Plan {
  /** A place that is null: on the clock of each reader. */
  at: (Omit<PlanWish, 'timeZone'> & { timeZone: string | null }) | null
  notAfter: PlanWish | null
  trial: MailingDetail['trial']
}

export function planMailing(
  accountId: number,
  { id, version }: Pick<MailingDetail, 'id' | 'version'>,
  plan: Plan,
): Promise<void> {
  return change('POST', `${pathOf(accountId, id)}/planning`, plan, version)
}

export function askApproval(
  accountId: number,
  { id, version }: Pick<MailingDetail, 'id' | 'version'>,
  asked: Plan & { note: string | null },
): Promise<void> {
  return change('POST', `${pathOf(accountId, id)}/approval/request`, asked, version)
}

/** Of what somebody has looked at, by its own name. */
export function answerApproval(
  accountId: number,
  { id, approval: { seen } }: Pick<MailingDetail, 'id' | 'approval'>,
  answer: { kind: 'consent' } | { kind: 'refusal'; note: string } | { kind: 'withdrawal' },
): Promise<{ data: { plannedAt: string | null } } | undefined> {
  const body = {
    consent: { seen },
    refusal: { seen, note: answer.kind === 'refusal' ? answer.note : '' },
    withdrawal: undefined,
  }[answer.kind]
  return change('POST', `${pathOf(accountId, id)}/approval/${answer.kind}`, body)
}

export function controlStanding(
  accountId: number,
  { id, version }: Pick<MailingDetail, 'id' | 'version'>,
  act: { kind: 'activation'; replaces: boolean } | { kind: 'deactivation' | 'application' },
): Promise<void> {
  const body = act.kind === 'activation' ? { replaces: act.replaces } : undefined
  return change('POST', `${pathOf(accountId, id)}/${act.kind}`, body, version)
}

export function withdrawMailing(accountId: number, id: number): Promise<void> {
  return change('POST', `${pathOf(accountId, id)}/withdrawal`)
}

export function testMailing(
  accountId: number,
  id: number,
  receivers: { userIds: number[]; subscriberIds: number[]; testAddressIds: number[] },
): Promise<{ mails: number }> {
  return change<{ data: { mails: number } }>('POST', `${pathOf(accountId, id)}/tests`, receivers).then(
    ({ data }) => data,
  )
}

export function controlRun(
  accountId: number,
  id: number,
  act: { kind: 'pause' | 'cancel' | 'retry' } | { kind: 'resume'; reason: string | null },
): Promise<void> {
  const body = act.kind === 'resume' ? { reason: act.reason } : undefined
  return change('POST', `${pathOf(accountId, id)}/run/${act.kind}`, body)
}

/** The rest gets this subject, without waiting any longer. */
export function chooseWinner(accountId: number, id: number, variant: number): Promise<void> {
  return change('POST', `${pathOf(accountId, id)}/run/winner`, { variant })
}
