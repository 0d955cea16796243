import { Button, TextInput, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewsletterArchive } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { RefusedSave } from '../../ui/form/refused-save.tsx'
import { say } from '../../ui/say.tsx'
import classes from './archive.module.css'
import { archiveKey, giveHost } from './archive.queries.ts'
import { hostFault } from './archive-host.rules.ts'
import { GivenHost } from './archive-host-given.tsx'

interface Props {
  channelId: number
  archive: NewsletterArchive
}

/** Under which host name of the customer the archive is read, and what their DNS still lacks. */
export function ArchiveHostPart({ channelId, archive }: Props) {
  const { t } = useTranslation(['channels'])
  const { account } = useAccount()
  if (!archive.mayHaveHost || !account.rights.includes('manageDomains')) return null
  return (
    <section className={classes.host} aria-label={t('channels:host.title')}>
      <Title order={3}>{t('channels:host.title')}</Title>
      {archive.host ? <GivenHost channelId={channelId} host={archive.host} /> : <NewHost channelId={channelId} />}
    </section>
  )
}

function NewHost({ channelId }: { channelId: number }) {
  const { t } = useTranslation(['channels'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const give = useMutation({
    mutationFn: () => giveHost(account.id, channelId, name.trim()),
    onSuccess: async ({ data: { host } }) => {
      say({ text: t('channels:host.given', { host }) })
      await queries.invalidateQueries({ queryKey: archiveKey(account.id, channelId) })
    },
  })
  const fault = hostFault(give.error)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        give.mutate()
      }}
    >
      <p className={classes.hint}>{t('channels:host.about')}</p>
      {give.error && !fault && <RefusedSave error={give.error} labels={{}} />}
      <div className={classes.line}>
        <TextInput
          aria-label={t('channels:host.name')}
          placeholder="news.example.com"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={fault && t(`channels:host.fault.${fault}`)}
          maxLength={253}
          autoComplete="off"
        />
        <Button type="submit" loading={give.isPending} disabled={!name.trim()}>
          {t('channels:host.give')}
        </Button>
      </div>
    </form>
  )
}
