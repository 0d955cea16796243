import { useTranslation } from 'react-i18next'
import classes from './rich-text.module.css'
import type { Variables } from './use-variables.ts'
import { variablesIn } from './variable.rules.ts'

/** How many of the audience read a value, and what the others read. */
export function VariableHints({ text, variables }: { text: string; variables: Variables }) {
  const { t } = useTranslation(['editor'])
  const hints = variablesIn(text).flatMap(({ token, fallback }) => {
    const share = variables.shareOf(token)
    if (share === null) return []
    const name = variables.nameOf(token)
    const kind = share === 1 ? 'all' : fallback ? 'fallback' : 'nothing'
    return [{ token, sentence: t(`editor:coverage.${kind}`, { share, name, fallback: plain(fallback ?? '') }) }]
  })
  if (hints.length === 0) return null
  return (
    <ul className={classes.hints}>
      {hints.map(({ token, sentence }) => (
        <li key={token}>{sentence}</li>
      ))}
    </ul>
  )
}

const plain = (html: string) => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
