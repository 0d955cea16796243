import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailingDetail } from '../../api/records.ts'
import { ChangedMeanwhile, isConflict } from '../../ui/form/changed-meanwhile.tsx'
import { faultsOf, useFaultWords } from '../../ui/form/fault-words.ts'
import { HtmlFaults } from '../../ui/form/html-faults.tsx'
import { useSaveKeys } from '../../ui/form/save-bar.tsx'
import classes from './mailing.module.css'
import type { MailingChange } from './mailings.queries.ts'
import { RefusedMailing } from './refused-mailing.tsx'
import { useChangeMailing } from './use-change-mailing.ts'

interface Props {
  mailing: MailingDetail
  title: string
  changes: Partial<MailingChange>
  /** How the fields are called, by the members of the mailing. */
  labels: Readonly<Record<string, string>>
  onClose: () => void
  /** The fields; what is wrong with one is told at it. */
  children: (faultOf: (field: string) => string | undefined) => ReactNode
}

/** Changes one card of a mailing. */
export function ChangeDialog({ mailing, title, changes, labels, onClose, children }: Props) {
  const { t } = useTranslation(['mailings', 'ui'])
  const save = useChangeMailing(mailing, changes, onClose)
  const { error } = save
  const faultOf = useFaultWords(error)
  useSaveKeys(save.run)
  return (
    <Modal
      opened
      size={600}
      onClose={onClose}
      title={title}
      centered
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      {save.faults.length > 0 ? (
        <HtmlFaults faults={save.faults} onClose={onClose} />
      ) : (
        <form
          noValidate
          className={classes.dialog}
          onSubmit={(event) => {
            event.preventDefault()
            save.run()
          }}
        >
          {children(faultOf)}
          {error && isConflict(error) ? (
            <ChangedMeanwhile error={error} labels={labels} onKeepMine={save.keepMine} onTakeTheirs={save.takeTheirs} />
          ) : (
            error && faultsOf(error).length === 0 && <RefusedMailing error={error} />
          )}
          <div className={classes.ways}>
            <Button onClick={onClose}>{t('mailings:card.leave')}</Button>
            <Button type="submit" variant="filled" loading={save.isPending}>
              {t('mailings:card.save')}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  )
}
