import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Contested } from './contested.tsx'
import classes from './editor.module.css'
import type { Writing } from './use-writing.ts'

interface Props {
  writing: Writing
  isEditable: boolean
  /** The subject is often kept, or left free, apart from the rest. */
  maySubject: boolean
}

/** What inboxes show before a mail is opened. */
export function LetterHead({ writing, isEditable, maySubject }: Props) {
  const { t } = useTranslation(['editor'])
  const subject = writing.valueOf('subject')
  return (
    <div className={classes.letterHead}>
      <TextInput
        label={t('editor:subject')}
        value={subject}
        readOnly={!maySubject}
        rightSection={<span className={classes.count}>{[...subject].length}</span>}
        onChange={({ currentTarget }) => writing.write('subject', currentTarget.value)}
      />
      <Contested field="subject" writing={writing} />
      <Textarea
        label={t('editor:previewText')}
        value={writing.valueOf('previewText')}
        readOnly={!isEditable}
        autosize
        minRows={2}
        maxRows={5}
        onChange={({ currentTarget }) => writing.write('previewText', currentTarget.value)}
      />
      <Contested field="previewText" writing={writing} />
    </div>
  )
}
