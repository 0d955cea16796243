import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MailingDetail } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { say } from '../../ui/say.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { hasBegun } from './cards.rules.ts'
import classes from './mailing.module.css'
import { mailingsKey, takeNewerVersion } from './mailings.queries.ts'
import { RefusedMailing } from './refused-mailing.tsx'

/** Of a mailing of the L-account: what it keeps, whether it has taken it back, and whether there is a newer version. */
export function ReceivedStrip({ mailing }: { mailing: MailingDetail }) {
  const { t } = useTranslation(['mailings'])
  const { received, isSubjectFixed, isContentFixed, state } = mailing
  if (!received) return null
  const { from } = received
  const fixed =
    isSubjectFixed && isContentFixed ? 'both' : isContentFixed ? 'content' : isSubjectFixed ? 'subject' : null
  const isOut = state === 'planned' || state === 'active' || hasBegun(state)
  return (
    <>
      {received.isWithdrawn && (
        <Notice
          kind="warn"
          quiet
          title={t('mailings:received.withdrawn.title', { from })}
          text={t(`mailings:received.withdrawn.${isOut ? 'kept' : 'draft'}`)}
        />
      )}
      {received.hasNewer && !hasBegun(state) && <NewerVersion mailing={mailing} from={from} />}
      {fixed && <p className={classes.note}>{t(`mailings:received.fixed.${fixed}`, { from })}</p>}
    </>
  )
}

function NewerVersion({ mailing, from }: { mailing: MailingDetail; from: string }) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const take = useMutation({
    mutationFn: () => takeNewerVersion(account.id, mailing.id),
    onSuccess: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: mailingsKey(account.id) }),
        queries.invalidateQueries({ queryKey: ['account', account.id, 'previews'] }),
      ])
      say({ text: t('mailings:received.newer.taken') })
    },
  })
  const when = mailing.state === 'planned' ? 'planned' : mailing.state === 'active' ? 'active' : 'draft'
  return (
    <>
      <Notice
        kind="plain"
        quiet
        title={t('mailings:received.newer.title', { from })}
        text={t(`mailings:received.newer.${when}`)}
      >
        {when !== 'planned' && account.rights.includes('writeDrafts') && (
          <Button variant="filled" loading={take.isPending} onClick={() => take.mutate()}>
            {t('mailings:received.newer.take')}
          </Button>
        )}
      </Notice>
      {take.error && <RefusedMailing error={take.error} />}
    </>
  )
}
