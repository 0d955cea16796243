import { Button, Modal } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Design } from '../../api/records.ts'
import { reasonAmong } from '../../api/refusal.ts'
import { useAccount } from '../../api/use-account.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { MailFrame } from '../../ui/mail-frame.tsx'
import { type MailView, MailViews } from '../../ui/mail-views.tsx'
import { say } from '../../ui/say.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import classes from './designs.module.css'
import { type DesignKind, deleteDesign, designsKey } from './designs.queries.ts'

interface Props {
  design: Design
  kind: DesignKind
  mayChange: boolean
  onClose: () => void
}

const views = ['desktop', 'mobile', 'dark'] as const

/** One look as large as it is, in every guise; whoever made it may delete it. */
export function DesignDialog({ design, kind, mayChange, onClose }: Props) {
  const { t } = useTranslation(['designs', 'ui'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const [view, setView] = useState<MailView>('desktop')
  const { name, address, origin } = design
  return (
    <Modal opened onClose={onClose} size={760} title={name} closeButtonProps={{ 'aria-label': t('ui:close') }}>
      <div className={classes.dialog}>
        <div className={classes.above}>
          <MailViews views={views} value={view} onChange={setView} />
          {mayChange && origin === 'own' && <Remove design={design} kind={kind} onGone={onClose} />}
        </div>
        <MailFrame
          title={t('designs:framed', { name })}
          address={address}
          width={view === 'mobile' ? 360 : 640}
          isDark={view === 'dark'}
          onRetry={() => void queries.invalidateQueries({ queryKey: designsKey(account.id) })}
        />
      </div>
    </Modal>
  )
}

interface RemoveProps {
  design: Design
  kind: DesignKind
  onGone: () => void
}

const refusals = ['in_use', 'right_required'] as const

function Remove({ design: { id, name }, kind, onGone }: RemoveProps) {
  const { t } = useTranslation(['designs'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => deleteDesign(account.id, kind, id as number),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: designsKey(account.id) })
      say({ text: t('designs:removed', { name }) })
      onGone()
    },
  })
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
        {t('designs:remove')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('designs:removing.title', { name })}
          text={t(`designs:removing.${kind}`)}
          wayBack="none"
          keep={t('designs:removing.keep')}
          go={t('designs:removing.go')}
          isPending={remove.isPending}
          onKeep={() => setAsking(false)}
          onGo={() => remove.mutate()}
        >
          {remove.error && (
            <Notice
              kind="refusal"
              quiet
              title={t(`designs:refused.${reasonAmong(refusals, remove.error)}`)}
              error={remove.error}
              isUnexplained
            />
          )}
        </Confirm>
      )}
    </>
  )
}
