import { Button, Loader } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import classes from './entry-frame.module.css'
import { EntryFrame } from './entry-frame.tsx'
import { LinkVoid } from './link-void.tsx'
import { confirmTestAddress, testAddressQuery } from './links.queries.ts'
import { useLinkToken } from './use-link-token.ts'

/** Where the link in a mail to a test address leads: whoever reads there agrees by a button, or leaves it. */
export function TestAddressPage() {
  const { t } = useTranslation(['entry'])
  const token = useLinkToken()
  const { data: address, error: unread } = useQuery(testAddressQuery(token))
  const confirm = useMutation({ mutationFn: () => confirmTestAddress(token) })
  const error = unread ?? confirm.error
  const isDone = confirm.isSuccess || address?.isConfirmed === true
  return (
    <EntryFrame title={isDone ? t('entry:testAddress.done') : t('entry:testAddress.title')}>
      {error ? (
        <LinkVoid error={error} kind="testAddress" />
      ) : !address ? (
        <Loader size="sm" aria-label={t('entry:looking')} />
      ) : (
        <>
          <p className={classes.text} role="status">
            {t(isDone ? 'entry:testAddress.doneText' : 'entry:testAddress.text', {
              account: address.accountName,
              email: address.email,
            })}
          </p>
          {!isDone && (
            <Button size="md" variant="filled" fullWidth loading={confirm.isPending} onClick={() => confirm.mutate()}>
              {t('entry:testAddress.go')}
            </Button>
          )}
        </>
      )}
    </EntryFrame>
  )
}
