import { Button, Modal, Textarea, TextInput } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconSquare } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailingDetail, MailingRun } from '../../api/records.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { doneOf, stoppedItself } from './live.rules.ts'
import classes from './mailing.module.css'
import { RefusedMailing } from './refused-mailing.tsx'
import { RetryFailed } from './retry-failed.tsx'
import { useControl } from './use-control.ts'

interface Props {
  mailing: MailingDetail
  run: MailingRun
}

/** Pausing happens at once; what stopped itself needs a reason to go on; cancelling is typed out. */
export function LiveActs({ mailing, run }: Props) {
  const { t } = useTranslation(['mailings'])
  const [dialog, setDialog] = useState<'resume' | 'cancel' | null>(null)
  const control = useControl(mailing.id)
  const close = () => setDialog(null)
  if (run.state !== 'sending' && run.state !== 'paused')
    return run.retryable === 0 ? null : (
      <div className={classes.liveActs}>
        <RetryFailed mailingId={mailing.id} retryable={run.retryable} />
      </div>
    )
  const needsReason = stoppedItself(run.pause)
  return (
    <div className={classes.liveActs}>
      {run.state === 'sending' ? (
        <Button
          leftSection={<IconPlayerPause size={16} stroke={1.6} />}
          loading={control.isPending}
          onClick={() => control.mutate({ kind: 'pause' })}
        >
          {t('mailings:live.pause')}
        </Button>
      ) : (
        <Button
          leftSection={<IconPlayerPlay size={16} stroke={1.6} />}
          loading={control.isPending}
          onClick={() => (needsReason ? setDialog('resume') : control.mutate({ kind: 'resume', reason: null }))}
        >
          {t(needsReason ? 'mailings:live.resumeWhy' : 'mailings:live.resume')}
        </Button>
      )}
      <Button
        variant="default"
        c="var(--mantine-color-error)"
        leftSection={<IconSquare size={16} stroke={1.6} />}
        onClick={() => setDialog('cancel')}
      >
        {t(doneOf(run) > 0 ? 'mailings:live.cancelRest' : 'mailings:live.cancel')}
      </Button>
      {control.error && dialog === null && <RefusedMailing error={control.error} />}
      {dialog === 'resume' && <ResumeDialog mailing={mailing} run={run} onClose={close} />}
      {dialog === 'cancel' && <CancelDialog mailing={mailing} run={run} onClose={close} />}
    </div>
  )
}

function ResumeDialog({ mailing, run, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation(['mailings', 'ui'])
  const [reason, setReason] = useState('')
  const control = useControl(mailing.id, onClose)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('mailings:live.resumeDialog.title')}
      centered
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <form
        className={classes.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          control.mutate({ kind: 'resume', reason: reason.trim() || null })
        }}
      >
        <p className={classes.quiet}>{t('mailings:live.resumeDialog.text')}</p>
        <Textarea
          label={t('mailings:live.resumeDialog.label')}
          description={t('mailings:live.resumeDialog.hint')}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          maxLength={500}
          rows={3}
          data-autofocus
        />
        {control.error && <RefusedMailing error={control.error} />}
        <div className={classes.ways}>
          <Button onClick={onClose}>{t('mailings:live.resumeDialog.leave')}</Button>
          <Button type="submit" variant="filled" disabled={reason.trim() === ''} loading={control.isPending}>
            {t('mailings:live.resumeDialog.go', { count: run.waiting })}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

function CancelDialog({ mailing, run, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation(['mailings'])
  const [typed, setTyped] = useState('')
  const control = useControl(mailing.id, onClose)
  return (
    <Confirm
      title={t('mailings:live.cancelDialog.title', { name: mailing.name })}
      text={t('mailings:live.cancelDialog.text', { done: doneOf(run), count: run.waiting })}
      wayBack="none"
      keep={t('mailings:live.cancelDialog.keep')}
      go={t('mailings:live.cancelDialog.go', { count: run.waiting })}
      isPending={control.isPending}
      isReady={typed.trim() === mailing.name}
      onKeep={onClose}
      onGo={() => control.mutate({ kind: 'cancel' })}
    >
      <TextInput
        label={t('mailings:live.cancelDialog.label')}
        placeholder={mailing.name}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        autoComplete="off"
      />
      {control.error && <RefusedMailing error={control.error} />}
    </Confirm>
  )
}
