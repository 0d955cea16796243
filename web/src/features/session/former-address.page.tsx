import { Button, Loader } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from './entry-frame.module.css'
import { EntryFrame } from './entry-frame.tsx'
import { LinkVoid } from './link-void.tsx'
import { formerAddressQuery, takeAddressBack } from './links.queries.ts'
import { useLinkToken } from './use-link-token.ts'

/** Where the link in a mail to a former address leads: whoever reads there takes the access back. */
export function FormerAddressPage() {
  const { t } = useTranslation(['entry'])
  const token = useLinkToken()
  const { data: former, error: unread } = useQuery(formerAddressQuery(token))
  const undo = useMutation({ mutationFn: () => takeAddressBack(token) })
  const error = unread ?? undo.error
  return (
    <EntryFrame title={t(undo.isSuccess ? 'entry:formerAddress.done' : 'entry:formerAddress.title')}>
      {error ? (
        <LinkVoid error={error} kind="formerAddress" />
      ) : !former ? (
        <Loader size="sm" aria-label={t('entry:looking')} />
      ) : undo.isSuccess ? (
        <>
          <p className={classes.text} role="status">
            {t('entry:formerAddress.doneText', { email: former.email })}
          </p>
          <Button component={Link} to="/forgot-password" size="md" variant="filled" fullWidth>
            {t('entry:formerAddress.onward')}
          </Button>
        </>
      ) : (
        <>
          <p className={classes.text}>{t('entry:formerAddress.text', { email: former.email })}</p>
          <Button size="md" variant="filled" fullWidth loading={undo.isPending} onClick={() => undo.mutate()}>
            {t('entry:formerAddress.go')}
          </Button>
        </>
      )}
    </EntryFrame>
  )
}
