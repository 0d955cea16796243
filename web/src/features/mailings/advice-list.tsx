import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { MailingAdvice } from '../../api/records.ts'
import { nameIn } from '../../ui/name-in.rules.ts'
import { useLanguageName } from '../../ui/use-language-name.ts'
import classes from './mailing.module.css'

type Finding = MailingAdvice['findings'][number]

/** What readers would stumble over, each with how it is mended. */
export function AdviceList({ advice }: { advice: readonly MailingAdvice[] }) {
  const { t } = useTranslation(['mailings'])
  const nameOf = useLanguageName()
  return advice
    .filter(({ verdict }) => verdict !== 'fine')
    .map(({ name, verdict, count, findings, languageIso }) => (
      <div key={`${name} ${languageIso}`} className={classes.fault} data-verdict="warning">
        <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
        <div className={classes.advice}>
          {languageIso && <strong>{t('mailings:languages.where', { languages: nameOf(languageIso) })} </strong>}
          {verdict === 'unknown' ? t('mailings:advice.unknown') : t(`mailings:advice.wrong.${name}`, { count })}
          {findings.length > 0 && (
            <ul>
              {findings.map((finding) => (
                <li key={finding.what}>
                  <FindingWords name={name} finding={finding} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    ))
}

function FindingWords({ name, finding }: { name: MailingAdvice['name']; finding: Finding }) {
  const { t, i18n } = useTranslation(['mailings', 'editor'])
  const { what, reason, figure, names } = finding
  if (reason !== null)
    return t('mailings:advice.address', { address: what, reason: t(`mailings:advice.dead.${reason}`) })
  if (name === 'contrast') return t('mailings:advice.text', { text: what, ratio: figure ?? 0 })
  if (name !== 'defaults') return what
  const number = what.slice(2) as '1'
  return t('mailings:advice.variable', {
    name: names ? nameIn(asTranslations(names), i18n.language) : t(`editor:variable.${number}`),
    count: figure ?? 0,
  })
}

function asTranslations(names: Readonly<Record<string, string>>): Record<string, { name: string }> {
  return Object.fromEntries(Object.entries(names).map(([language, name]) => [language, { name }]))
}
