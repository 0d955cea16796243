import { Button, Modal } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { choicesQuery } from '../../api/choices.ts'
import { useAccount } from '../../api/use-account.ts'
import { faultsOf, useFaultWords } from '../../ui/form/fault-words.ts'
import { typedTranslations } from './channel.rules.ts'
import classes from './channels.module.css'
import { channelsKey, createChannel, type Translations } from './channels.queries.ts'
import { NameFields } from './name-fields.tsx'
import { RefusedChannel } from './refused-channel.tsx'

/** A channel begins with its name; pages, looks and mailings are chosen on its own page. */
export function NewChannel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['channels', 'ui'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { data: choices } = useQuery(choicesQuery(account.id))
  const [translations, setTranslations] = useState<Translations>({})
  const make = useMutation({
    mutationFn: () => createChannel(account.id, typedTranslations(translations)),
    onSuccess: async ({ id }) => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: channelsKey(account.id) }),
        queries.invalidateQueries({ queryKey: choicesQuery(account.id).queryKey }),
      ])
      await navigate({
        to: '/accounts/$accountId/channels/$channelId',
        params: { accountId: String(account.id), channelId: String(id) },
      })
    },
  })
  const faultOf = useFaultWords(make.error)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('channels:new.title')}
      centered
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <form
        noValidate
        className={classes.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          make.mutate()
        }}
      >
        <p className={classes.hint}>{t('channels:new.text')}</p>
        {choices && (
          <NameFields
            languages={choices.languages}
            mainLanguage={choices.defaultLanguageIso}
            value={translations}
            onChange={setTranslations}
            faultOf={faultOf}
          />
        )}
        {make.error && faultsOf(make.error).length === 0 && <RefusedChannel error={make.error} />}
        <div className={classes.ways}>
          <Button onClick={onClose}>{t('channels:keep')}</Button>
          <Button type="submit" variant="filled" loading={make.isPending}>
            {t('channels:new.go')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
