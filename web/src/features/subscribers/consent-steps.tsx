import { useTranslation } from 'react-i18next'
import type { ConsentDocument } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { useTimes } from '../../ui/use-times.ts'
import classes from './consent.module.css'
import { allStates } from './status.rules.ts'
import { useBy } from './use-by.ts'

type Step = ConsentDocument['steps'][number]

const shownEvidence = [
  'ip',
  'userAgent',
  'legalBasis',
  'reason',
  'way',
  'consentDate',
  'consentWay',
  'text',
  'formUrl',
] as const

/** Every entry of the ledger about the person, in order, with its circumstances. */
export function ConsentSteps({ consent: { steps, optinMails } }: { consent: ConsentDocument }) {
  const { t } = useTranslation(['person'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  return (
    <ol className={classes.rows}>
      {steps.map((step) => (
        <li key={step.seq}>
          <span>{times.moment(step.occurredAt)}</span>
          <StepTold step={step} />
        </li>
      ))}
      {optinMails.map((mail) => (
        <li key={`mail ${mail.id}`}>
          <span>{times.moment(mail.askedAt)}</span>
          <div>
            <strong>{t('person:evidence.optinMail')}</strong>
            <p>
              {mail.subject && <>“{mail.subject}”. </>}
              {mail.handedOverAt
                ? t('person:evidence.handedOver', { moment: times.moment(mail.handedOverAt) })
                : t('person:evidence.notHandedOver')}{' '}
              {mail.confirmedAt
                ? t('person:evidence.linkUsed', { moment: times.moment(mail.confirmedAt), ip: mail.confirmIp ?? '–' })
                : t('person:evidence.linkUnused')}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function StepTold({ step }: { step: Step }) {
  const { t } = useTranslation(['person', 'subscribers'])
  const by = useBy()
  const state = allStates.find((name) => name === step.to)
  const evidence = shownEvidence.flatMap((name) =>
    step.evidence?.[name] ? [[name, step.evidence[name]] as const] : [],
  )
  return (
    <div>
      <strong>
        {step.channel && <>{step.channel}: </>}
        {state ? t(`subscribers:state.${state}`) : t('person:evidence.otherStep')}
      </strong>
      <p>
        {by.how(step)}
        {step.withoutConfirmation && <>. {t('person:evidence.unconfirmed')}</>}
      </p>
      {evidence.map(([name, value]) => (
        <p key={name}>
          {t(`person:circumstance.${name}`)}: {value}
        </p>
      ))}
      <p className={classes.entry}>{t('person:evidence.entry', { seq: step.seq })}</p>
    </div>
  )
}
