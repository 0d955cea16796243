import { NativeSelect } from '@mantine/core'
import { IconCheck, IconClock, IconMinus, IconQuestionMark, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Receipt, SentMailing } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { useTimes } from '../../ui/use-times.ts'
import classes from './did-get.module.css'
import { receiptQuery, sentMailingsQuery } from './person.queries.ts'
import { knownReason } from './receipt.rules.ts'
import { useFacts } from './use-facts.ts'

interface Props {
  person: { id: number; name: string }
}

/** The question others cannot answer: did she get it, and if not, where did it end? Hidden until something was sent. */
export function DidGet({ person }: Props) {
  const { t } = useTranslation(['person'])
  const { account } = useAccount()
  const { data: mailings } = useQuery(sentMailingsQuery(account.id))
  const [chosen, setChosen] = useState<number | null>(null)
  const first = mailings?.[0]
  if (!mailings || !first) return null
  return (
    <section className={classes.question} aria-label={t('person:didGet.title', { name: person.name })}>
      <div className={classes.asked}>
        <h2>{t('person:didGet.title', { name: person.name })}</h2>
        <NativeSelect
          aria-label={t('person:didGet.which')}
          value={String(chosen ?? first.runId)}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          data={mailings.map((mailing) => optionOf(mailing))}
        />
        <span aria-hidden>?</span>
      </div>
      <Answer person={person} runId={chosen ?? first.runId} />
    </section>
  )
}

function optionOf({ runId, name }: SentMailing) {
  return { value: String(runId), label: name }
}

function Answer({ person, runId }: Props & { runId: number }) {
  const { t } = useTranslation(['person'])
  const { account } = useAccount()
  const { data, error, refetch } = useQuery(receiptQuery({ accountId: account.id, id: person.id }, runId))
  if (error) return <Failure error={error} title={t('person:didGet.notLoaded')} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows columns={2} />
  const reason = knownReason(data.reason)
  return (
    <div className={classes.answer} aria-live="polite">
      <p className={classes.sentence}>
        {t(`person:got.${data.got}`)} {t(`person:gotWhy.${reason}`, { name: person.name })}
      </p>
      <Trace receipt={data} />
    </div>
  )
}

const icons = { passed: IconCheck, stopped: IconX, waits: IconClock, unknown: IconQuestionMark, notReached: IconMinus }

function Trace({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation(['person'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const factsOf = useFacts(receipt, times.moment)
  const reached = receipt.steps.filter(({ verdict }) => verdict !== 'notReached')
  const beyond = receipt.steps.filter(({ verdict }) => verdict === 'notReached')
  return (
    <ol className={classes.trace}>
      {reached.map(({ step, verdict }) => {
        const Icon = icons[verdict]
        return (
          <li key={step} data-verdict={verdict}>
            <span className={classes.mark}>
              <Icon size={14} stroke={2} aria-hidden />
            </span>
            <div>
              <strong>{t(`person:step.${step}.${verdict}`)}</strong>
              {factsOf(step).map((fact) => (
                <p key={fact.text}>{fact.isQuoted ? <code>{fact.text}</code> : fact.text}</p>
              ))}
            </div>
          </li>
        )
      })}
      {beyond.length > 0 && (
        <li data-verdict="notReached">
          <span className={classes.mark}>
            <IconMinus size={14} stroke={2} aria-hidden />
          </span>
          <div>
            {beyond.map(({ step }) => t(`person:step.${step}.name`)).join(', ')}
            <p>{t('person:notReached')}</p>
          </div>
        </li>
      )}
    </ol>
  )
}
