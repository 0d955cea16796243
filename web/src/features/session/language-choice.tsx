import { useTranslation } from 'react-i18next'
import { chooseLanguage, languages } from '../../words/words.ts'
import classes from './language-choice.module.css'

const names = { en: 'English', de: 'Deutsch' } as const

/** Each language is named in itself: who needs it can read it. */
export function LanguageChoice() {
  const { i18n, t } = useTranslation(['session'])
  return (
    <fieldset className={classes.languages} aria-label={t('session:language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={classes.language}
          aria-pressed={i18n.language === language}
          onClick={() => void chooseLanguage(language)}
        >
          {names[language]}
        </button>
      ))}
    </fieldset>
  )
}
