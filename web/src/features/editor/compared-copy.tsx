import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { NewsletterThen, WrittenArticle, WrittenTemplate } from '../../api/records.ts'
import { useTemplateName } from './use-template-name.ts'
import { VersionWords } from './version-words.tsx'
import classes from './versions.module.css'

interface Props {
  article: WrittenArticle
  template: WrittenTemplate
  theirs: WrittenArticle['places']
  from: string
  onClose: () => void
}

/** An own copy against what the L-account says by now, word by word. */
export function ComparedCopy({ article, template, theirs, from, onClose }: Props) {
  const { t } = useTranslation(['editor', 'ui'])
  const nameOf = useTemplateName()
  const saying = (places: WrittenArticle['places']) =>
    ({ subject: '', previewText: '', articles: [{ ...article, places }] }) as unknown as NewsletterThen
  return (
    <Modal
      opened
      onClose={onClose}
      size={640}
      title={t('editor:received.compared', { from })}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <p className={classes.who}>{t('editor:received.comparedHint', { from })}</p>
      <VersionWords
        before={saying(theirs)}
        after={saying(article.places)}
        templates={[template]}
        nameOf={() => nameOf(template)}
      />
    </Modal>
  )
}
