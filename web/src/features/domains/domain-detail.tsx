import { Button, Title } from '@mantine/core'
import { IconRefresh, IconSend } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SenderDomain } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { RefusedSave } from '../../ui/form/refused-save.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { useLookAgain } from '../../ui/use-look-again.ts'
import { useTimes } from '../../ui/use-times.ts'
import { DomainRecord } from './domain-record.tsx'
import classes from './domains.module.css'
import { checkDomain, domainsQuery } from './domains.queries.ts'
import { countRecords, domainFault, isAwaited, recordsAsText } from './domains.rules.ts'
import { SigningKey } from './signing-key.tsx'

/** One domain: whether mail may leave, each record with what is there, and the key that signs. */
export function DomainDetail({ domain }: { domain: SenderDomain }) {
  const { t } = useTranslation(['domains'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const { queryKey } = domainsQuery(account.id)
  const check = useMutation({
    mutationFn: () => checkDomain(account.id, domain.domain),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  })
  const fault = domainFault(check.error)
  const isLooking = useLookAgain(isAwaited(domain) && domain.checkedAt !== null, check.mutate)
  const letter = new URLSearchParams({
    subject: t('domains:letterSubject', { domain: domain.domain }),
    body: `${t('domains:letter', { domain: domain.domain })}\n\n${recordsAsText(domain)}\n`,
  })
  return (
    <section className={classes.domain} aria-label={domain.domain}>
      <div className={classes.head}>
        <Title order={2} className={classes.name}>
          {domain.domain}
        </Title>
        <div className={classes.acts}>
          {isAwaited(domain) && (
            // Mail programs read a plus sign as one.
            <Button
              component="a"
              href={`mailto:?${letter.toString().replaceAll('+', '%20')}`}
              leftSection={<IconSend size={16} stroke={1.6} aria-hidden />}
            >
              {t('domains:send')}
            </Button>
          )}
          <Button
            loading={check.isPending}
            onClick={() => check.mutate()}
            leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden />}
          >
            {t('domains:check')}
          </Button>
        </div>
      </div>
      <LastLook domain={domain} isLooking={isLooking} />
      <p className={classes.sentence}>{useSentence(domain)}</p>
      {fault && <Notice kind="warn" title={t(`domains:fault.${fault}`)} />}
      {check.error && !fault && <RefusedSave error={check.error} labels={{}} />}
      <div className={classes.columns}>
        <details open={isAwaited(domain)}>
          <summary>{t('domains:records')}</summary>
          <ul className={classes.records}>
            {domain.checks.map((record) => (
              <DomainRecord key={record.name} record={record} isChecked={domain.checkedAt !== null} />
            ))}
          </ul>
        </details>
        <SigningKey domain={domain} />
      </div>
    </section>
  )
}

function LastLook({ domain: { checkedAt }, isLooking }: { domain: SenderDomain; isLooking: boolean }) {
  const { t } = useTranslation(['domains'])
  const { account } = useAccount()
  const { moment } = useTimes(account.timeZone)
  if (!checkedAt) return null
  return (
    <p className={classes.note}>
      {t('domains:checked', { moment: moment(checkedAt) })} {isLooking ? t('domains:lookingAgain') : t('domains:daily')}
    </p>
  )
}

function useSentence(domain: SenderDomain): string {
  const { t } = useTranslation(['domains'])
  const { domain: name, verifiedAt, checkedAt, signingKey } = domain
  if (verifiedAt)
    return signingKey.next ? t('domains:mayWithNext', { domain: name }) : t('domains:may', { domain: name })
  if (!checkedAt) return t('domains:unchecked', { domain: name })
  const { total, open } = countRecords(domain)
  if (open === total) return t('domains:noneRight', { total })
  return t('domains:mayNot', { count: open, right: total - open, total })
}
