import { Button, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SenderDomain } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { RefusedSave } from '../../ui/form/refused-save.tsx'
import { say } from '../../ui/say.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { useTimes } from '../../ui/use-times.ts'
import classes from './domains.module.css'
import { domainsQuery, rotateKeys } from './domains.queries.ts'
import { domainFault } from './domains.rules.ts'

/** What signs the mail of a domain: how old it is, and how it is replaced without a gap. */
export function SigningKey({ domain }: { domain: SenderDomain }) {
  const { t } = useTranslation(['domains'])
  const { account } = useAccount()
  const { longDay } = useTimes(account.timeZone)
  const [isAsking, ask] = useState(false)
  const { selector, madeAt, replaceBy, next, former } = domain.signingKey
  return (
    <aside className={classes.key} aria-label={t('domains:key')}>
      <Title order={3}>{t('domains:key')}</Title>
      <dl>
        <dt>{t('domains:selector')}</dt>
        <dd>
          <code>{selector}</code>
        </dd>
        <dt>{t('domains:made')}</dt>
        <dd>{longDay(madeAt)}</dd>
        <dt>{t('domains:replaceBy')}</dt>
        <dd>{longDay(replaceBy)}</dd>
      </dl>
      {next && <p className={classes.note}>{t('domains:nextWaits', { selector: next })}</p>}
      {former && (
        <p className={classes.note}>
          {t('domains:formerStays', { day: longDay(former.until) })}{' '}
          {former.names.map((name) => (
            <code key={name}>{name}</code>
          ))}
        </p>
      )}
      {!next && !former && (
        <>
          <p className={classes.note}>{t('domains:howReplaced')}</p>
          <Button onClick={() => ask(true)}>{t('domains:rotate')}</Button>
        </>
      )}
      {isAsking && <AskRotation name={domain.domain} onClose={() => ask(false)} />}
    </aside>
  )
}

function AskRotation({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useTranslation(['domains'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const rotate = useMutation({
    mutationFn: () => rotateKeys(account.id, name),
    onSuccess: async () => {
      onClose()
      say({ text: t('domains:rotated', { domain: name }) })
      await queries.invalidateQueries({ queryKey: domainsQuery(account.id).queryKey })
    },
  })
  const fault = domainFault(rotate.error)
  return (
    <Confirm
      isHarmless
      title={t('domains:rotateTitle', { domain: name })}
      text={t('domains:rotateText')}
      wayBack="notNeeded"
      keep={t('domains:rotateKeep')}
      go={t('domains:rotate')}
      isPending={rotate.isPending}
      onKeep={onClose}
      onGo={() => rotate.mutate()}
    >
      {fault && <Notice kind="warn" title={t(`domains:fault.${fault}`)} />}
      {rotate.error && !fault && <RefusedSave error={rotate.error} labels={{}} />}
    </Confirm>
  )
}
