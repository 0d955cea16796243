import { Button, Title } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountApiKey } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { useDraft } from '../../ui/form/use-draft.ts'
import { say } from '../../ui/say.tsx'
import { useTimes } from '../../ui/use-times.ts'
import classes from './api-keys.module.css'
import { changeKey, type KeyChoice, keysQuery } from './api-keys.queries.ts'
import { DeleteKey } from './delete-key.tsx'
import { FirstCall } from './first-call.tsx'
import { KeyForm } from './key-form.tsx'
import { useKeyLabels } from './use-key-words.ts'

interface Props {
  apiKey: AccountApiKey
  apiUrl: string
  onDeleted: () => void
}

export function KeyDetail({ apiKey, apiUrl, onDeleted }: Props) {
  const { t } = useTranslation(['apiKeys'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const times = useTimes(account.timeZone)
  const labels = useKeyLabels()
  const [isDeleting, setDeleting] = useState(false)
  const draft = useDraft<KeyChoice>(choiceOf(apiKey))
  const save = useMutation({
    mutationFn: () => changeKey(account.id, apiKey.id, draft.changes),
    onSuccess: async () => {
      say({ text: t('apiKeys:saved', { name: draft.value.name }) })
      await queries.invalidateQueries({ queryKey: keysQuery(account.id).queryKey })
    },
  })
  const changed = (Object.keys(draft.changes) as (keyof KeyChoice)[]).map((name) => labels[name])
  const { minuteLimit, concurrentLimit } = apiKey
  return (
    <div className={classes.detail}>
      <div className={classes.detailHead}>
        <div>
          <Title order={2}>{apiKey.name}</Title>
          <p className={classes.made}>
            <code>{apiKey.prefix}.••••••••</code>
            <span>{t('apiKeys:made', { moment: times.moment(apiKey.createdAt) })}</span>
          </p>
        </div>
        <Button color="red" leftSection={<IconTrash size={16} stroke={1.6} />} onClick={() => setDeleting(true)}>
          {t('apiKeys:deleteAct')}
        </Button>
      </div>
      <KeyForm draft={draft} error={save.error} />
      {(minuteLimit !== null || concurrentLimit !== null) && (
        <p className={classes.made}>
          {minuteLimit !== null && <span>{t('apiKeys:minuteLimit', { count: minuteLimit })}</span>}
          {concurrentLimit !== null && <span>{t('apiKeys:concurrentLimit', { count: concurrentLimit })}</span>}
        </p>
      )}
      <FirstCall
        name={t('apiKeys:sample')}
        apiKey={apiKey}
        credential={`${apiKey.prefix}.${t('apiKeys:yourSecret')}`}
        apiUrl={apiUrl}
      />
      <SaveBar
        changed={changed}
        isPending={save.isPending}
        onSave={() => save.mutate()}
        onDiscard={() => {
          save.reset()
          draft.discard()
        }}
      />
      {isDeleting && <DeleteKey apiKey={apiKey} onKeep={() => setDeleting(false)} onDeleted={onDeleted} />}
    </div>
  )
}

function choiceOf(key: AccountApiKey): KeyChoice {
  const { name, defaultOptinMailingId, defaultChannelIds, defaultLegalBasis, deferUnconfirmedData } = key
  return {
    name,
    scopes: [...key.scopes].sort(),
    permissions: [...key.permissions].sort(),
    defaultOptinMailingId,
    defaultChannelIds,
    defaultLegalBasis,
    deferUnconfirmedData,
  }
}
