import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

const ButtonLink = createLink(Button<'a'>)

/** The way to bring people along. */
export function ImportLink({ accountId }: { accountId: number }) {
  const { t } = useTranslation(['subscribers'])
  return (
    <ButtonLink
      component="a"
      to="/accounts/$accountId/imports"
      params={{ accountId: String(accountId) }}
      leftSection={<IconUpload size={16} stroke={1.6} />}
    >
      {t('subscribers:import')}
    </ButtonLink>
  )
}
