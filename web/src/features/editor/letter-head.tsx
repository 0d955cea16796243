import { useTranslation } from 'react-i18next'
import { Contested } from './contested.tsx'
import classes from './editor.module.css'
import { LineField } from './line-field.tsx'
import type { Variables } from './use-variables.ts'
import type { Writing } from './use-writing.ts'
import { lengthOfLine } from './variable.rules.ts'

interface Props {
  writing: Writing
  variables: Variables
  isEditable: boolean
  /** The subject is often kept, or left free, apart from the rest. */
  maySubject: boolean
}

/** What inboxes show before a mail is opened. */
export function LetterHead({ writing, variables, isEditable, maySubject }: Props) {
  const { t } = useTranslation(['editor'])
  return (
    <div className={classes.letterHead}>
      <LineField
        field="subject"
        label={t('editor:subject')}
        isReadOnly={!maySubject}
        rightSection={<span className={classes.count}>{lengthOfLine(writing.valueOf('subject'))}</span>}
        {...{ writing, variables }}
      />
      <Contested field="subject" writing={writing} />
      <LineField
        field="previewText"
        label={t('editor:previewText')}
        isReadOnly={!isEditable}
        {...{ writing, variables }}
      />
      <Contested field="previewText" writing={writing} />
    </div>
  )
}
