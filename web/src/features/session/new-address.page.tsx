import { Button, Loader } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { User } from '../../api/records.ts'
import classes from './entry-frame.module.css'
import { EntryFrame } from './entry-frame.tsx'
import { LinkVoid } from './link-void.tsx'
import { confirmNewAddress } from './links.queries.ts'
import { emailQuery } from './own-access.queries.ts'
import { sessionQuery } from './session.queries.ts'
import { useLinkToken } from './use-link-token.ts'

/** From here to the sign-in and back: an address that says it would be in the log of servers. */
let tokenAtArrival = ''

/** Where the link in a mail to a new address leads: it works for the user alone, who need not be whoever reads there. */
export function NewAddressPage() {
  const { t } = useTranslation(['entry'])
  tokenAtArrival = useLinkToken() || tokenAtArrival
  const { data: session, error } = useQuery(sessionQuery)
  if (session) return <Confirm user={session.user} token={tokenAtArrival} />
  return (
    <EntryFrame title={t('entry:newAddress.title')}>
      {error ? (
        <LinkVoid error={error} kind="newAddress" />
      ) : session === null ? (
        <>
          <p className={classes.text}>{t('entry:newAddress.signIn')}</p>
          <Button
            renderRoot={(props) => <Link {...props} to="/sign-in" search={{ to: '/new-address' }} />}
            size="md"
            variant="filled"
            fullWidth
          >
            {t('entry:newAddress.signInGo')}
          </Button>
        </>
      ) : (
        <Loader size="sm" aria-label={t('entry:looking')} />
      )}
    </EntryFrame>
  )
}

function Confirm({ user, token }: { user: User; token: string }) {
  const { t } = useTranslation(['entry'])
  const { data: own, error: unread } = useQuery(emailQuery)
  const queries = useQueryClient()
  const confirm = useMutation({
    mutationFn: () => confirmNewAddress(token),
    onSuccess: (session) => queries.setQueryData(sessionQuery.queryKey, session),
  })
  if (confirm.isSuccess) return <Done email={confirm.data.user.email} />
  const error = unread ?? confirm.error
  return (
    <EntryFrame title={t('entry:newAddress.title')}>
      {error ? (
        <LinkVoid error={error} kind="newAddress" />
      ) : own ? (
        <>
          {own.wanted && (
            <p className={classes.text}>
              {t('entry:newAddress.text', { email: own.wanted.email, former: user.email })}
            </p>
          )}
          <Button size="md" variant="filled" fullWidth loading={confirm.isPending} onClick={() => confirm.mutate()}>
            {t('entry:newAddress.go')}
          </Button>
        </>
      ) : (
        <Loader size="sm" aria-label={t('entry:looking')} />
      )}
    </EntryFrame>
  )
}

function Done({ email }: { email: string }) {
  const { t } = useTranslation(['entry'])
  return (
    <EntryFrame title={t('entry:newAddress.done')}>
      <p className={classes.text} role="status">
        {t('entry:newAddress.doneText', { email })}
      </p>
      <Button component={Link} to="/" size="md" variant="filled" fullWidth>
        {t('entry:newAddress.onward')}
      </Button>
    </EntryFrame>
  )
}
