import { Button, Title } from '@mantine/core'
import { IconCircleCheckFilled, IconCircleDashed, IconCircleX } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SenderDomain } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { RefusedSave } from '../../ui/form/refused-save.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { useTimes } from '../../ui/use-times.ts'
import classes from './domains.module.css'
import { checkDomain, domainsQuery } from './domains.queries.ts'
import { domainFault, openChecks } from './domains.rules.ts'

/** One domain: whether mail may leave, and each record with what is there. */
export function DomainDetail({ domain }: { domain: SenderDomain }) {
  const { t } = useTranslation(['domains'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const { moment } = useTimes(account.timeZone)
  const { queryKey } = domainsQuery(account.id)
  const check = useMutation({
    mutationFn: () => checkDomain(account.id, domain.domain),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  })
  const fault = domainFault(check.error)
  const { verifiedAt, checkedAt } = domain
  const open = openChecks(domain)
  return (
    <section className={classes.domain}>
      <div className={classes.head}>
        <Title order={2}>{domain.domain}</Title>
        <Button loading={check.isPending} onClick={() => check.mutate()}>
          {t('domains:check')}
        </Button>
      </div>
      <p className={classes.sentence}>
        {verifiedAt
          ? t('domains:may', { domain: domain.domain })
          : checkedAt
            ? t('domains:mayNot', { domain: domain.domain, count: open })
            : t('domains:unchecked', { domain: domain.domain })}
      </p>
      <p className={classes.note}>{checkedAt && t('domains:checked', { moment: moment(checkedAt) })}</p>
      {fault && <Notice kind="warn" title={t(`domains:fault.${fault}`)} />}
      {check.error && !fault && <RefusedSave error={check.error} labels={{}} />}
      <details open={verifiedAt === null}>
        <summary>{t('domains:records')}</summary>
        <ul className={classes.records}>
          {domain.checks.map((record) => (
            <Record key={record.name} record={record} isChecked={checkedAt !== null} />
          ))}
        </ul>
      </details>
    </section>
  )
}

const icons = { ok: IconCircleCheckFilled, missing: IconCircleDashed, wrong: IconCircleX }

function Record({ record, isChecked }: { record: SenderDomain['checks'][number]; isChecked: boolean }) {
  const { t } = useTranslation(['domains'])
  const { name, status, found, publish } = record
  const Icon = icons[status]
  return (
    <li className={classes.record}>
      <div className={classes.head}>
        <strong>
          {t(`domains:record.${name}`)} <span>{publish.type}</span>
        </strong>
        {isChecked && (
          <span className={classes.mark} data-status={status}>
            <Icon size={16} stroke={1.6} aria-hidden />
            {t(`domains:status.${status}`)}
          </span>
        )}
      </div>
      <dl>
        <dt>{t('domains:name')}</dt>
        <dd>
          <code>{publish.name}</code>
          <CopyButton value={publish.name} name={publish.name} />
        </dd>
        <dt>{t('domains:value')}</dt>
        <dd>
          <code>{publish.value}</code>
          <CopyButton value={publish.value} name={t(`domains:record.${name}`)} />
        </dd>
        {isChecked && status === 'wrong' && (
          <>
            <dt>{t('domains:found')}</dt>
            <dd>
              <code>{found.join(' · ')}</code>
            </dd>
          </>
        )}
      </dl>
    </li>
  )
}
