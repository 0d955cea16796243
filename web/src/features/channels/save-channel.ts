import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { choicesQuery } from '../../api/choices.ts'
import type { Channel } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import type { Draft } from '../../ui/form/use-draft.ts'
import { say } from '../../ui/say.tsx'
import { type ChannelForm, partsOf, typedTranslations } from './channel.rules.ts'
import {
  type ChannelPages,
  changeChannel,
  changePages,
  channelPagesQuery,
  channelQuery,
  channelsKey,
} from './channels.queries.ts'

interface Shown {
  channel: Channel
  pages: ChannelPages
  draft: Draft<ChannelForm>
}

/** Sends what was changed with the versions it was seen in. */
export function useSaveChannel({ channel: { id, version }, pages, draft }: Shown) {
  const { t } = useTranslation(['channels'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: async (seen: { channel: string; pages: string }) => {
      const parts = partsOf(draft.changes)
      const { translations } = parts.channel
      const changes = { ...parts.channel, ...(translations && { translations: typedTranslations(translations) }) }
      if (Object.keys(changes).length > 0) await changeChannel(account.id, id, { changes, version: seen.channel })
      if (Object.keys(parts.pages).length > 0)
        await changePages(account.id, id, { changes: parts.pages, version: seen.pages })
    },
    onSuccess: () => say({ text: t('channels:saved') }),
    onSettled: (_data, error) =>
      error
        ? undefined
        : Promise.all([
            queries.invalidateQueries({ queryKey: channelsKey(account.id) }),
            queries.invalidateQueries({ queryKey: choicesQuery(account.id).queryKey }),
          ]),
  })
  const asItIs = () =>
    Promise.all([
      queries.fetchQuery({ ...channelQuery(account.id, id), staleTime: 0 }),
      queries.fetchQuery({ ...channelPagesQuery(account.id, id), staleTime: 0 }),
    ])
  return {
    error: save.error,
    isPending: save.isPending,
    run: () => save.mutate({ channel: version, pages: pages.meta.version }),
    /** What others wrote was seen on the way. */
    keepMine: () =>
      void asItIs().then(([channel, fresh]) => save.mutate({ channel: channel.version, pages: fresh.meta.version })),
    takeTheirs: () => {
      save.reset()
      draft.discard()
      void asItIs()
    },
  }
}
