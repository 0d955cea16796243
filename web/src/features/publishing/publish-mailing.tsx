import { Button } from '@mantine/core'
import { IconSend2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { PublishDialog } from './publish-dialog.tsx'
import classes from './publishing.module.css'

/** In the place of planning: an L-account sends nothing itself. */
export function PublishMailing({ mailingId }: { mailingId: number }) {
  const { t } = useTranslation(['publishing'])
  const { account } = useAccount()
  const [isOpen, setOpen] = useState(false)
  if (!account.rights.includes('publish')) return <p className={classes.hint}>{t('publishing:mayNot')}</p>
  return (
    <>
      <Button
        fullWidth
        size="md"
        variant="filled"
        leftSection={<IconSend2 size={16} stroke={1.6} />}
        onClick={() => setOpen(true)}
      >
        {t('publishing:publish.openOne')}
      </Button>
      <p className={classes.hint}>{t('publishing:publish.openHint')}</p>
      {isOpen && <PublishDialog kind="mailing" sourceId={mailingId} onClose={() => setOpen(false)} />}
    </>
  )
}
