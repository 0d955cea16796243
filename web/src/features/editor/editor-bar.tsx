import { ActionIcon, Button } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconCloudCheck,
  IconCloudOff,
  IconCloudUp,
} from '@tabler/icons-react'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { WrittenNewsletter } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { LanguageChoice } from '../../ui/language-choice.tsx'
import { Company } from './company.tsx'
import classes from './editor.module.css'
import type { SessionHistory } from './session-history.ts'
import type { SaveState } from './unsaved-texts.ts'
import type { Writing } from './use-writing.ts'

const icons: Record<SaveState, typeof IconCloudCheck> = {
  saved: IconCloudCheck,
  waiting: IconCloudUp,
  saving: IconCloudUp,
  refused: IconCloudOff,
  failed: IconCloudOff,
}

interface Props {
  newsletter: Pick<WrittenNewsletter, 'name' | 'languages'>
  writing: Writing
  isEditable: boolean
  history: SessionHistory
  onUndo: () => void
  onRedo: () => void
}

/** Which mailing it is, whether everything is saved, and the way back. */
export function EditorBar({ newsletter: { name, languages }, writing, isEditable, history, onUndo, onRedo }: Props) {
  const { t } = useTranslation(['editor'])
  const { account } = useAccount()
  const navigate = useNavigate()
  const Icon = icons[writing.state]
  const { mailingId } = useParams({ from: '/accounts/$accountId/mailings/$mailingId/edit' })
  const leave = async () => {
    await writing.flush()
    await navigate({
      to: '/accounts/$accountId/mailings/$mailingId',
      params: { accountId: String(account.id), mailingId: String(languages[0]?.mailingId ?? mailingId) },
    })
  }
  const switchTo = async (id: number) => {
    await writing.flush()
    await navigate({
      to: '/accounts/$accountId/mailings/$mailingId/edit',
      params: { accountId: String(account.id), mailingId: String(id) },
    })
  }
  return (
    <header className={classes.bar}>
      <ActionIcon variant="subtle" aria-label={t('editor:back')} onClick={() => void leave()}>
        <IconArrowLeft size={18} stroke={1.6} />
      </ActionIcon>
      <h1>{name}</h1>
      <LanguageChoice
        isQuiet
        label={t('editor:language')}
        choices={languages.map(({ mailingId: id, languageIso }) => ({ id, languageIso }))}
        value={Number(mailingId)}
        onChange={(id) => void switchTo(id)}
      />
      {isEditable && (
        <span className={classes.state} data-state={writing.state} role="status">
          <Icon size={16} stroke={1.6} aria-hidden /> {t(`editor:state.${writing.state}`)}
        </span>
      )}
      <Link
        className={classes.versions}
        to="/accounts/$accountId/mailings/$mailingId/versions"
        params={{ accountId: String(account.id), mailingId }}
      >
        {t('editor:versions')}
      </Link>
      <Company place={{ accountId: account.id, mailingId: Number(mailingId) }} />
      {isEditable && (
        <div className={classes.again}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('editor:undo')}
            title="Ctrl Z"
            disabled={!history.canUndo}
            onClick={onUndo}
          >
            <IconArrowBackUp size={18} stroke={1.6} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('editor:redo')}
            title="Ctrl Shift Z"
            disabled={!history.canRedo}
            onClick={onRedo}
          >
            <IconArrowForwardUp size={18} stroke={1.6} />
          </ActionIcon>
        </div>
      )}
      <Button className={classes.done} variant="filled" onClick={() => void leave()}>
        {t('editor:done')}
      </Button>
    </header>
  )
}
