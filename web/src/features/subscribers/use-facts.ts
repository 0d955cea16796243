import { useTranslation } from 'react-i18next'
import type { Receipt } from '../../api/records.ts'
import { allStates } from './status.rules.ts'

type Step = Receipt['steps'][number]['step']

interface Fact {
  text: string
  /** Somebody else's words, as they came. */
  isQuoted?: boolean
}

/** What the engine wrote down about each step of a mail. */
export function useFacts(receipt: Receipt, moment: (at: string) => string): (step: Step) => Fact[] {
  const { t } = useTranslation(['person', 'subscribers'])
  const { mailing, stateAtStart, detail, handedOverAt, nextAttemptAt, attempts, reply, after } = receipt
  const said = (text: string | null | false | undefined): Fact[] => (text ? [{ text }] : [])
  const quoted = (text: string | null): Fact[] => (text ? [{ text, isQuoted: true }] : [])
  const state = allStates.find((known) => known === stateAtStart)
  const isDated = nextAttemptAt !== null && nextAttemptAt !== 'infinity'
  const facts: Record<Step, () => Fact[]> = {
    audience: () => said(t('person:fact.began', { name: mailing.name, moment: moment(mailing.startedAt) })),
    status: () => [
      ...said(state && t('person:fact.state', { state: t(`subscribers:state.${state}`) })),
      ...quoted(detail),
    ],
    suppression: () => [],
    dispatch: () => [
      ...said(handedOverAt && t('person:fact.handedOver', { moment: moment(handedOverAt), count: attempts ?? 1 })),
      ...(handedOverAt ? [] : quoted(detail)),
    ],
    answer: () => [
      ...quoted(reply),
      ...quoted(after.report),
      ...said(after.reportedAt && t('person:fact.reported', { moment: moment(after.reportedAt) })),
      ...said(isDated && t('person:fact.next', { moment: moment(nextAttemptAt as string) })),
    ],
    opened: () => [
      ...said(after.openedAt && t('person:fact.opened', { moment: moment(after.openedAt) })),
      ...said(after.clickedAt && t('person:fact.clicked', { moment: moment(after.clickedAt) })),
    ],
  }
  return (step) => facts[step]()
}
