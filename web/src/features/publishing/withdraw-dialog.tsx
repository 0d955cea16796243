import { Button, Checkbox, Modal } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Publication } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { WayBack } from '../../ui/way-back.tsx'
import { Outcomes } from './outcomes.tsx'
import classes from './publishing.module.css'
import { publishingQuery, withdraw } from './publishing.queries.ts'
import { canStop } from './publishing.rules.ts'
import { RefusedPublishing } from './refused-publishing.tsx'

interface Props {
  publication: Publication
  onClose: () => void
}

/** Says before what goes, what shows a gap and what stays, and afterwards what became of it in each account. */
export function WithdrawDialog({ publication, onClose }: Props) {
  const { t } = useTranslation(['publishing', 'ui'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const [stop, setStop] = useState(false)
  const { id, name, kind } = publication
  const take = useMutation({
    mutationFn: () => withdraw(account.id, id, stop),
    onSuccess: () => queries.invalidateQueries({ queryKey: publishingQuery(account.id).queryKey }),
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('publishing:withdraw.title', { name })}
      centered
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <div className={classes.dialog}>
        {take.data ? (
          <Outcomes
            outcomes={take.data}
            label={t('publishing:withdraw.became')}
            wordOf={(outcome) => t(`publishing:left.${outcome}`)}
          />
        ) : (
          <>
            <p className={classes.hint}>{t(`publishing:withdraw.text.${kind}`)}</p>
            <WayBack kind="inWords" />
            {canStop(publication) && (
              <Checkbox
                label={t('publishing:withdraw.stop')}
                description={t('publishing:withdraw.stopHint')}
                checked={stop}
                onChange={({ currentTarget }) => setStop(currentTarget.checked)}
              />
            )}
          </>
        )}
        {take.error && <RefusedPublishing error={take.error} />}
        <div className={classes.ways}>
          <Button onClick={onClose} data-autofocus>
            {t(take.data ? 'publishing:publish.close' : 'publishing:withdraw.keep')}
          </Button>
          {!take.data && (
            <Button variant="filled" color="red" loading={take.isPending} onClick={() => take.mutate()}>
              {t('publishing:withdraw.go')}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  )
}
