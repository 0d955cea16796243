import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/states/notice.tsx'
import { NotDone } from './not-done.tsx'
import classes from './own-access.module.css'
import { renewRecoveryCodes } from './own-access.queries.ts'

/** How many there are, and a way to have new ones. */
export function CodesLeft({ left, onCodes }: { left: number; onCodes: (codes: string[]) => void }) {
  const { t } = useTranslation(['access'])
  const renew = useMutation({ mutationFn: renewRecoveryCodes, onSuccess: onCodes })
  return (
    <>
      {left < 3 ? (
        <Notice kind="warn" quiet title={t('access:codes.left', { count: left })} text={t('access:codes.few')} />
      ) : (
        <p className={classes.text}>{t('access:codes.left', { count: left })}</p>
      )}
      {renew.error && <NotDone error={renew.error} />}
      <Button className={classes.act} onClick={() => renew.mutate()} loading={renew.isPending}>
        {t('access:codes.renew')}
      </Button>
    </>
  )
}
