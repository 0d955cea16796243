import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { NewsletterArchive } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { RefusedSave } from '../../ui/form/refused-save.tsx'
import { Switch } from '../../ui/form/switch.ts'
import { say } from '../../ui/say.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import classes from './archive.module.css'
import { type ArchiveChoices, archiveKey, archiveQuery, changeArchive } from './archive.queries.ts'
import { ArchiveHostPart } from './archive-host.tsx'
import { ArchivedLetters } from './archived-letters.tsx'
import { ChannelCard } from './channel-card.tsx'

/** What was sent, for everybody to read: a page, a feed, and which letters are in it. */
export function ArchiveCard({ channelId }: { channelId: number }) {
  const { t } = useTranslation(['channels'])
  const { account } = useAccount()
  const { data, error, refetch } = useQuery(archiveQuery(account.id, channelId))
  return (
    <ChannelCard
      state={data?.isOpen ? 'own' : 'usual'}
      title={t('channels:archive.title')}
      summary={t(data?.isOpen ? 'channels:archive.open' : 'channels:archive.closed')}
    >
      {error ? (
        <Failure error={error} title={t('channels:archive.notLoaded')} onRetry={() => void refetch()} />
      ) : data ? (
        <Choices channelId={channelId} archive={data} />
      ) : (
        <SkeletonRows columns={1} />
      )}
    </ChannelCard>
  )
}

interface Props {
  channelId: number
  archive: NewsletterArchive
}

function Choices({ channelId, archive }: Props) {
  const { t } = useTranslation(['channels'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const { isOpen, isIndexable, url, version } = archive
  const choose = useMutation({
    mutationFn: (choices: ArchiveChoices) => changeArchive(account.id, channelId, { choices, version }),
    onSuccess: (_nothing, choices) =>
      say({ text: t(choices.isOpen ? 'channels:archive.opened' : 'channels:archive.shut') }),
    onSettled: () => queries.invalidateQueries({ queryKey: archiveKey(account.id, channelId) }),
  })
  return (
    <>
      {choose.error && <RefusedSave error={choose.error} labels={{}} />}
      <Switch
        checked={isOpen}
        disabled={choose.isPending}
        label={t('channels:archive.isOpen')}
        description={t('channels:archive.text')}
        onChange={({ currentTarget }) => choose.mutate({ isOpen: currentTarget.checked, isIndexable })}
      />
      {isOpen && (
        <>
          <Switch
            mt="sm"
            checked={isIndexable}
            disabled={choose.isPending}
            label={t('channels:archive.isIndexable')}
            onChange={({ currentTarget }) => choose.mutate({ isOpen, isIndexable: currentTarget.checked })}
          />
          {url !== null && (
            <p className={classes.address}>
              <a href={url} target="_blank" rel="noreferrer">
                {url}
              </a>
              <CopyButton value={url} name={t('channels:archive.address')} />
            </p>
          )}
          <ArchiveHostPart channelId={channelId} archive={archive} />
          <ArchivedLetters channelId={channelId} />
        </>
      )}
    </>
  )
}
