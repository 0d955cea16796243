import { Badge, Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteArticle, libraryKey } from '../../api/library.ts'
import type { LibraryArticle } from '../../api/records.ts'
import { reasonAmong } from '../../api/refusal.ts'
import { useAccount } from '../../api/use-account.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { say } from '../../ui/say.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import type { PutBack } from '../../ui/trash/use-put-back.ts'
import { useLanguageName } from '../../ui/use-language-name.ts'
import { useTimes } from '../../ui/use-times.ts'
import classes from './designs.module.css'

interface Props {
  article: LibraryArticle
  isEditable: boolean
  putBack: PutBack
}

/** What it says first, its language, and whether it can go; what is locked says so instead. */
export function ArticleRow({ article, isEditable, putBack }: Props) {
  const { t } = useTranslation(['designs'])
  const { account } = useAccount()
  const { day } = useTimes(account.timeZone)
  const languageName = useLanguageName()
  const [isAsking, setAsking] = useState(false)
  const { name, title, languageIso, updatedAt, canEdit, isReceived } = article
  return (
    <li>
      <span>
        <strong>{name}</strong>
        {isReceived && <Badge variant="light">{t('designs:origin.received')}</Badge>}
        <span className={classes.about}>{title}</span>
        <span className={classes.uses}>
          {t('designs:article.changed', { language: languageName(languageIso), day: day(updatedAt) })}
        </span>
      </span>
      {isEditable &&
        (canEdit ? (
          <Button
            variant="subtle"
            color="red"
            aria-label={`${t('designs:remove')} ${name}`}
            onClick={() => setAsking(true)}
          >
            {t('designs:remove')}
          </Button>
        ) : (
          <span className={classes.uses}>{t('designs:article.locked')}</span>
        ))}
      {isAsking && <Remove article={article} putBack={putBack} onClose={() => setAsking(false)} />}
    </li>
  )
}

const refusals = ['in_use', 'article_locked', 'right_required'] as const

function Remove({ article: { id, name }, putBack, onClose }: Omit<Props, 'isEditable'> & { onClose: () => void }) {
  const { t } = useTranslation(['designs', 'ui'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: () => deleteArticle(account.id, id),
    onSuccess: async () => {
      onClose()
      say({
        text: t('designs:article.removed', { name }),
        undo: { label: t('ui:trash.putBack'), run: () => putBack.mutate({ id, name }) },
      })
      await queries.invalidateQueries({ queryKey: libraryKey(account.id) })
    },
  })
  return (
    <Confirm
      title={t('designs:removing.title', { name })}
      text={t('designs:removing.article')}
      wayBack="trash"
      keep={t('designs:removing.keep')}
      go={t('designs:removing.go')}
      isPending={remove.isPending}
      onKeep={onClose}
      onGo={() => remove.mutate()}
    >
      {remove.error && (
        <Notice
          kind="refusal"
          quiet
          title={t(`designs:article.refused.${reasonAmong(refusals, remove.error)}`)}
          error={remove.error}
          isUnexplained
        />
      )}
    </Confirm>
  )
}
