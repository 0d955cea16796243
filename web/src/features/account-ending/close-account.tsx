import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountEnding } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Setting } from '../../ui/form/setting.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { useTimes } from '../../ui/use-times.ts'
import classes from './ending.module.css'
import { closeAccount } from './ending.queries.ts'
import { useEnding } from './use-ending.ts'

/** What closing means, and what stands in its way; the button is there when nothing does. */
export function CloseAccount({ ending: { below, hasExport } }: { ending: AccountEnding }) {
  const { t, i18n } = useTranslation(['ending'])
  const [isAsked, setAsked] = useState(false)
  const names = new Intl.ListFormat(i18n.language).format(below.map(({ name }) => name))
  return (
    <Setting name="close" label={t('ending:close.label')} hint={t('ending:close.hint')}>
      <p className={classes.says}>{t('ending:close.atOnce')}</p>
      {below.length > 0 ? (
        <Notice kind="refusal" quiet title={t('ending:close.below', { count: below.length, names })} />
      ) : hasExport ? (
        <div className={classes.ways}>
          <Button color="red" onClick={() => setAsked(true)}>
            {t('ending:close.open')}
          </Button>
        </div>
      ) : (
        <Notice kind="plain" quiet title={t('ending:close.needsExport')} />
      )}
      {isAsked && <Ask onClose={() => setAsked(false)} />}
    </Setting>
  )
}

const daysMs = 30 * 24 * 60 * 60 * 1000

function Ask({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['ending'])
  const { account } = useAccount()
  const { longDay } = useTimes(account.timeZone)
  const [typed, setTyped] = useState('')
  const { id, name } = account
  const close = useEnding(() => closeAccount(id, typed), t('ending:close.done', { name }), onClose)
  const day = longDay(new Date(Date.now() + daysMs).toISOString().slice(0, 19).replace('T', ' '))
  return (
    <Confirm
      title={t('ending:close.title', { name })}
      text={t('ending:close.text', { day })}
      wayBack="inWords"
      keep={t('ending:close.keep')}
      go={t('ending:close.go', { name })}
      isPending={close.isPending}
      isReady={typed === name}
      onKeep={onClose}
      onGo={() => close.mutate()}
    >
      <TextInput
        className={classes.typed}
        label={t('ending:close.type', { name })}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        autoComplete="off"
      />
      {close.error && <Failure error={close.error} title={t('ending:close.refused')} onRetry={() => close.mutate()} />}
    </Confirm>
  )
}
