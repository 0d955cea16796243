import { Loader } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../api/refusal.ts'
import { AcceptForm } from './accept-form.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { LinkVoid } from './link-void.tsx'
import { type Acceptance, acceptInvitation, invitationQuery } from './links.queries.ts'
import { sessionQuery } from './session.queries.ts'
import { useLinkToken } from './use-link-token.ts'

/** Where the link of an invitation leads: somebody new says who they are, somebody known shows that it is them. */
export function InvitationPage() {
  const { t } = useTranslation(['entry'])
  const token = useLinkToken()
  const invitation = useQuery(invitationQuery(token))
  const session = useQuery(sessionQuery)
  const accept = useAccept(token, invitation.data?.accountName)
  const isOver = accept.error instanceof Refusal && accept.error.code === 'link_void'
  const error = invitation.error ?? (isOver ? accept.error : null)
  const title = invitation.data
    ? t('entry:invited.title', { account: invitation.data.accountName })
    : t('entry:invited.untitled')
  return (
    <EntryFrame title={title}>
      {error ? (
        <LinkVoid error={error} kind="invitation" />
      ) : invitation.data && session.data !== undefined ? (
        <AcceptForm
          invitation={invitation.data}
          isSignedIn={session.data?.user.email === invitation.data.email}
          onAccept={accept.mutate}
          isPending={accept.isPending}
          error={accept.error}
        />
      ) : (
        <Loader size="sm" aria-label={t('entry:looking')} />
      )}
    </EntryFrame>
  )
}

function useAccept(token: string, accountName: string | undefined) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (said: Omit<Acceptance, 'token'>) => acceptInvitation({ token, ...said }),
    onSuccess: async (session) => {
      queries.setQueryData(sessionQuery.queryKey, session)
      const joined = session.accounts.findLast(({ name }) => name === accountName)
      if (joined) await navigate({ to: '/accounts/$accountId', params: { accountId: String(joined.id) } })
      else await navigate({ to: '/' })
    },
  })
}
