import { Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Overview } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { newMailingHash } from '../../ui/new-mailing-hash.rules.ts'
import boxed from './boxed-list.module.css'
import classes from './first-steps.module.css'
import shared from './overview.module.css'
import { type Step, stepsOf } from './overview.rules.ts'

const ways = {
  address: { to: '/accounts/$accountId/settings/pages', hash: 'field-postalAddress', right: 'changeSettings' },
  people: { to: '/accounts/$accountId/imports', right: 'importPeople' },
  domain: { to: '/accounts/$accountId/settings/domains', right: 'manageDomains' },
  key: { to: '/accounts/$accountId/api-keys', right: 'manageKeys' },
  mailing: { to: '/accounts/$accountId/mailings', hash: newMailingHash, right: 'writeDrafts' },
} as const

/** A new account: what to do first, in the order in which it works. What is done ticks itself. */
export function FirstSteps({ overview }: { overview: Overview }) {
  const { t } = useTranslation(['overview'])
  const steps = stepsOf(overview)
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <section>
      <Title order={2} className={shared.name}>
        {t('overview:steps.title')}
      </Title>
      <ol className={boxed.list}>
        {steps.map((step, index) => (
          <FirstStep key={step.key} step={step} number={index + 1} isNext={step === next} />
        ))}
      </ol>
    </section>
  )
}

function FirstStep({ step: { key, isDone }, number, isNext }: { step: Step; number: number; isNext: boolean }) {
  const { t } = useTranslation(['overview'])
  const { account } = useAccount()
  const way = ways[key]
  const mayGo = account.rights.some((right) => right === way.right)
  return (
    <li className={classes.step} data-done={isDone || undefined} data-next={isNext || undefined}>
      <span className={classes.number}>
        {isDone ? <IconCheck size={16} stroke={2} aria-label={t('overview:steps.done')} /> : number}
      </span>
      <div>
        <strong>{t(`overview:steps.${key}.title`)}</strong>
        <p>{t(`overview:steps.${key}.text`)}</p>
      </div>
      {mayGo && (
        <Link
          to={way.to}
          hash={'hash' in way && !(isDone && key === 'mailing') ? way.hash : undefined}
          params={{ accountId: String(account.id) }}
          className={boxed.way}
        >
          {t(isDone ? 'overview:steps.again' : `overview:steps.${key}.go`)}
        </Link>
      )}
    </li>
  )
}
