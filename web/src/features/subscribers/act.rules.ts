import type { ActOffer, StandingInChannel } from '../../api/records.ts'
import type { ActBody } from './person.queries.ts'

export type ActName = ActOffer['act']
export const legalBases = ['consent', 'existingCustomer', 'transactional'] as const

/** Acts that cannot be taken back stand apart, and are red. */
const grave: readonly ActName[] = ['archive', 'unsubscribe', 'blacklist']

export function isGrave(act: ActName): boolean {
  return grave.includes(act)
}

/** What may be done in one channel by somebody with these rights, the gentle acts first. The blacklist is for all channels at once. */
export function offersFor(
  { acts }: Pick<StandingInChannel, 'acts'>,
  rights: readonly string[],
  where: 'channel' | 'person',
): ActOffer[] {
  if (!rights.includes('changePeople')) return []
  return acts
    .filter(({ act }) => where === 'person' || act !== 'blacklist')
    .filter(({ release }) => release === 'manual' || rights.includes('reactivateRefused'))
    .toSorted((a, b) => Number(isGrave(a.act)) - Number(isGrave(b.act)))
}

/** Whether somebody else would have to do it. */
export function needsAdmin({ acts }: Pick<StandingInChannel, 'acts'>, rights: readonly string[]): boolean {
  const mayLift = rights.includes('reactivateRefused')
  return !mayLift && acts.some(({ act, release }) => act === 'reactivate' && release === 'all')
}

/** What a form says, without what the act does not ask for. */
export function bodyOfForm({ act, needs }: ActOffer, form: FormData, channelIds: number[] | undefined): ActBody {
  const said = (name: string) => String(form.get(name) ?? '').trim()
  return {
    act,
    ...(channelIds && { channelIds }),
    ...(needs.includes('basis') && { basis: needs.includes('consent') ? 'consent' : said('basis') }),
    ...(needs.includes('reason') && { reason: said('reason') }),
    ...(needs.includes('way') && { way: said('way') }),
    ...(needs.includes('personAsked') && { personAsked: form.get('personAsked') !== null }),
    ...(needs.includes('consent') && {
      consent: { date: said('consentDate'), way: said('consentWay'), wording: said('wording') },
    }),
  }
}
