import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { WrittenNewsletter } from '../../api/records.ts'
import type { ThemeChoice } from './arranging-steps.ts'
import classes from './editor.module.css'

const shippedThemes = ['almanac', 'poster', 'letter', 'programme'] as const

interface Props {
  newsletter: WrittenNewsletter
  onChoose: (choice: ThemeChoice) => void
}

/** The looks a newsletter can have, each as a small sheet in its own type and colour. */
export function ThemeChoices({ newsletter: { theme, themes }, onChoose }: Props) {
  const { t } = useTranslation(['editor'])
  return (
    <ul className={classes.themes}>
      {shippedThemes.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={classes.theme}
            aria-pressed={theme?.shipped === name}
            onClick={() => onChoose({ shipped: name })}
          >
            <span className={classes.sheet} data-theme={name} aria-hidden>
              <b>{t(`editor:theme.${name}.name`)}</b>
              <i />
              <i />
              <i />
            </span>
            <strong>{t(`editor:theme.${name}.name`)}</strong>
            <span>{t(`editor:theme.${name}.text`)}</span>
          </button>
        </li>
      ))}
      {themes.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            className={classes.theme}
            aria-pressed={theme?.id === id}
            onClick={() => onChoose({ themeId: id })}
          >
            <span className={classes.sheet} aria-hidden>
              <b>{name}</b>
              <i />
              <i />
            </span>
            <strong>{name}</strong>
            <span>{t('editor:ownTheme')}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

export function ThemeDialog({ onClose, ...props }: Props & { onClose: () => void }) {
  const { t } = useTranslation(['editor', 'ui'])
  return (
    <Modal
      opened
      onClose={onClose}
      size={760}
      title={t('editor:chooseTheme')}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <ThemeChoices {...props} />
    </Modal>
  )
}
