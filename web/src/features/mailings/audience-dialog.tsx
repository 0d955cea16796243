import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { groupChoicesQuery } from '../../api/group-choices.ts'
import type { MailingDetail } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { MultiSelect } from '../../ui/form/many-values.ts'
import { useDraft } from '../../ui/form/use-draft.ts'
import { nameIn } from '../../ui/name-in.rules.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { mailingChoicesQuery } from './mailings.queries.ts'

interface Props {
  mailing: MailingDetail
  onClose: () => void
}

/** All, or groups, minus excluded groups, in one channel. */
export function AudienceDialog({ mailing, onClose }: Props) {
  const { t, i18n } = useTranslation(['mailings'])
  const { account } = useAccount()
  const { data: choices } = useQuery(mailingChoicesQuery(account.id))
  const draft = useDraft({
    channelId: mailing.channelId,
    groupIds: idsOf(mailing.groups),
    excludedGroupIds: idsOf(mailing.excludedGroups),
  })
  const labels = {
    channelId: t('mailings:audience.channel'),
    groupIds: t('mailings:audience.groups'),
    excludedGroupIds: t('mailings:audience.excluded'),
  }
  const data = useGroupNames(mailing)
  const select = (member: 'groupIds' | 'excludedGroupIds', faultOf: (field: string) => string | undefined) => (
    <MultiSelect
      label={labels[member]}
      description={member === 'groupIds' ? t('mailings:audience.groupsHint') : undefined}
      data={data}
      value={draft.value[member].map(String)}
      onChange={(values) => draft.set(member, values.map(Number))}
      error={faultOf(member)}
      nothingFoundMessage={t('mailings:audience.noGroup')}
      searchable
      hidePickedOptions
    />
  )
  return (
    <ChangeDialog
      mailing={mailing}
      title={t('mailings:audience.dialog')}
      // No group is a choice, too, where nobody has chosen yet.
      changes={mailing.lacksAudience ? { groupIds: draft.value.groupIds, ...draft.changes } : draft.changes}
      labels={labels}
      onClose={onClose}
    >
      {(faultOf) => (
        <>
          {choices?.hasChannels && (
            <NativeSelect
              label={labels.channelId}
              value={draft.value.channelId}
              onChange={({ currentTarget }) => draft.set('channelId', Number(currentTarget.value))}
              error={faultOf('channelId')}
              data={choices.channels.map(({ id, translations }) => ({
                value: String(id),
                label: nameIn(translations, i18n.language),
              }))}
            />
          )}
          {select('groupIds', faultOf)}
          {select('excludedGroupIds', faultOf)}
        </>
      )}
    </ChangeDialog>
  )
}

function idsOf(groups: readonly { id: number }[]): number[] {
  return groups.map(({ id }) => id)
}

/** Every group of the account. One that is gone stays named until somebody takes it out. */
function useGroupNames(mailing: MailingDetail): { value: string; label: string }[] {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const { data: groups = [] } = useQuery(groupChoicesQuery(account.id))
  const chosen = [...mailing.groups, ...mailing.excludedGroups]
  const lost = chosen.filter(({ id }) => !groups.some((group) => group.id === id))
  const names = new Map<number, string | null>([...groups, ...lost].map(({ id, name }) => [id, name]))
  return [...names].map(([id, name]) => ({ value: String(id), label: name ?? t('mailings:audience.lost') }))
}
