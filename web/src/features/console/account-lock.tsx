import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountOfOperator } from '../../api/console-records.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { useOwnTimes } from './use-own-times.ts'

/** Locking takes one operator; to unlock, one asks and others agree. */
export function LockButton({ account }: { account: AccountOfOperator }) {
  const { t } = useTranslation(['console'])
  const [isOpen, setOpen] = useState(false)
  const kind = account.lockedAt === null ? 'lockAccount' : 'unlockAccount'
  return (
    <>
      <Button variant={kind === 'lockAccount' ? 'subtle' : 'light'} onClick={() => setOpen(true)}>
        {t(`console:requests.${kind}.open`)}
      </Button>
      {isOpen && <AskDialog kind={kind} account={account} onClose={() => setOpen(false)} />}
    </>
  )
}

export function LockedNotice({ account: { lockedAt, lockedBy } }: { account: AccountOfOperator }) {
  const { t } = useTranslation(['console'])
  const { short } = useOwnTimes()
  if (lockedAt === null || lockedBy === null) return null
  return (
    <Notice
      kind="warn"
      title={t(`console:account.locked.${lockedBy}`, { time: short(lockedAt) })}
      text={t('console:account.locked.text')}
    />
  )
}
