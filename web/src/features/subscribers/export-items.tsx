import { Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { saveFile } from '../../ui/save-file.ts'
import { say } from '../../ui/say.tsx'
import { exportFromAll, exportPerson, type Whom } from './person.queries.ts'
import { othersToAsk } from './person-export.rules.ts'

interface Props {
  whom: Whom
  email: string
  name: string
}

/** Takes along what is known of somebody; whoever manages several accounts may ask all of them at once. */
export function ExportItems({ whom, email, name }: Props) {
  const { t } = useTranslation(['person'])
  const { session } = useAccount()
  const [isEverywhere, setEverywhere] = useState(false)
  const others = othersToAsk(whom.accountId, session.accounts)
  const save = useMutation({
    mutationFn: async (form: 'json' | 'csv') => {
      const files = isEverywhere
        ? await exportFromAll([whom.accountId, ...others], email)
        : { ...(await exportPerson(whom)), accounts: null }
      saveFile(`person-${whom.id}.${form}`, files[form])
      return files.accounts
    },
    onSuccess: (count) =>
      say({ text: count === null ? t('person:exported', { name }) : t('person:exportedFrom', { name, count }) }),
    onError: (error) => say({ text: t('person:notExported'), error }),
  })
  return (
    <>
      {others.length > 0 && (
        <Menu.CheckboxItem checked={isEverywhere} onChange={setEverywhere} closeMenuOnClick={false}>
          {t('person:export.everywhere')}
        </Menu.CheckboxItem>
      )}
      {(['json', 'csv'] as const).map((form) => (
        <Menu.Item
          key={form}
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
          onClick={() => save.mutate(form)}
        >
          {t(`person:export.${form}`)}
        </Menu.Item>
      ))}
    </>
  )
}
