import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Import } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Equation } from '../../ui/equation.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { useTimes } from '../../ui/use-times.ts'
import { type Counts, type Outcome, partsOf, peopleTouched, rowsSoFar, worthALook } from './import.rules.ts'
import { GroupOfImport } from './import-group.tsx'
import { ImportRows } from './import-rows.tsx'
import classes from './imports.module.css'
import { reportAddress } from './imports.queries.ts'
import { RefusedImport } from './refused-import.tsx'
import { useImportStep } from './take-import-step.ts'

interface Props {
  one: Import
  /** Back to the rules, while nothing is written. */
  onChange: () => void
}

/** The dry run before, the report after: the same equation, and the rows worth a look. */
export function ImportOutcome({ one, onChange }: Props) {
  const { t } = useTranslation(['imports'])
  const { counts } = one
  if (!counts)
    return <Notice kind="plain" title={t('imports:canceled.title')} text={t('imports:canceled.text')} quiet />
  const isDry = one.stage === 'checked'
  return (
    <>
      <p className={classes.sentence}>{t(`imports:sentence.${isDry ? 'dry' : 'done'}`, { ...counts })}</p>
      {one.stage === 'canceled' && (
        <Notice kind="plain" title={t('imports:canceled.title')} text={t('imports:canceled.partly')} quiet />
      )}
      <Equation
        sentence={t('imports:sentence.whole', { count: rowsSoFar(counts), ...counts })}
        name={t('imports:equation.rows')}
        total={isDry || one.stage === 'done' ? (one.rowCount ?? 0) : rowsSoFar(counts)}
        parts={partsOf(counts, (outcome) => t(`imports:outcome.${outcome}`))}
      />
      {one.rules?.groupId && <GroupOfImport one={one} counts={counts} groupId={one.rules.groupId} />}
      {isDry ? <Go one={one} counts={counts} onChange={onChange} /> : <Report one={one} counts={counts} />}
      <Looks one={one} counts={counts} />
    </>
  )
}

function Go({ one, counts, onChange }: Props & { counts: Counts }) {
  const { t } = useTranslation(['imports'])
  const step = useImportStep(one)
  const [isAsking, setAsking] = useState(false)
  const people = one.rules ? peopleTouched(counts, one.rules) : 0
  return (
    <>
      {one.rules?.newPeople === 'optinPending' && counts.created > 0 && (
        <Notice
          kind="warn"
          title={t('imports:manyOptins.title', { count: counts.created })}
          text={t('imports:manyOptins.text')}
          quiet
        />
      )}
      {step.error && <RefusedImport error={step.error} />}
      <div className={classes.acts}>
        <Button onClick={onChange}>{t('imports:act.changeRules')}</Button>
        <Button variant="filled" loading={step.isPending} disabled={people === 0} onClick={() => setAsking(true)}>
          {t('imports:act.run', { count: people })}
        </Button>
      </div>
      {isAsking && (
        <Confirm
          title={t('imports:confirm.title', { count: people })}
          text={t('imports:confirm.text')}
          wayBack="none"
          keep={t('imports:confirm.keep')}
          go={t('imports:confirm.go')}
          isPending={step.isPending}
          onKeep={() => setAsking(false)}
          onGo={() => {
            setAsking(false)
            step.run('run')
          }}
        />
      )}
    </>
  )
}

function Report({ one, counts }: { one: Import; counts: Counts }) {
  const { t } = useTranslation(['imports'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  return (
    <>
      <div className={classes.acts}>
        <Button
          component="a"
          href={reportAddress(account.id, one.id)}
          download
          leftSection={<IconDownload size={16} stroke={1.6} />}
        >
          {t('imports:act.report')}
        </Button>
        {counts.invalid > 0 && (
          <Button component="a" href={reportAddress(account.id, one.id, 'invalid')} download>
            {t('imports:act.invalidRows', { count: counts.invalid })}
          </Button>
        )}
      </div>
      <p className={classes.quiet}>
        {one.finishedAt && t('imports:finished', { when: times.moment(one.finishedAt) })}{' '}
        {one.fileGoneAt ? t('imports:fileGone') : t('imports:fileStays')}
      </p>
    </>
  )
}

function Looks({ one, counts }: { one: Import; counts: Counts }) {
  const { t } = useTranslation(['imports'])
  const worth = worthALook(counts)
  const [chosen, setChosen] = useState<Outcome | null>(null)
  const shown = chosen ?? worth[0]
  if (!shown) return null
  return (
    <section>
      <div className={classes.looks}>
        <h2 className={classes.heading}>{t('imports:looks')}</h2>
        {worth.map((outcome) => (
          <Button
            key={outcome}
            size="compact-sm"
            variant={outcome === shown ? 'light' : 'subtle'}
            aria-pressed={outcome === shown}
            onClick={() => setChosen(outcome)}
          >
            {t(`imports:outcome.${outcome}`)}
          </Button>
        ))}
      </div>
      <ImportRows key={shown} one={one} outcome={shown} />
    </section>
  )
}
