import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WrittenArticle, WrittenTemplate } from '../../api/records.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { ComparedCopy } from './compared-copy.tsx'
import { adaptArticle, followAgain, newsletterQuery, type Place } from './editor.queries.ts'

interface Props {
  place: Place
  article: WrittenArticle
  template: WrittenTemplate
  from: string
  isEditable: boolean
  onSaved: () => void
}

/** Of an article of the L-account: whether it follows, and the way to an own copy and back. */
export function ReceivedArticle({ place, article, template, from, isEditable, onSaved }: Props) {
  const { t } = useTranslation(['editor'])
  const queries = useQueryClient()
  const [isComparing, setComparing] = useState(false)
  const turn = useMutation({
    mutationFn: (isOwn: boolean) => (isOwn ? adaptArticle(place, article.id) : followAgain(place, article.id)),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: newsletterQuery(place.accountId, place.mailingId).queryKey })
      onSaved()
    },
  })
  const withdrawn = article.received ? t('editor:received.withdrawn', { from }) : t('editor:received.deleted')
  if (article.isWithdrawn) return <Notice kind="warn" quiet title={withdrawn} />
  if (!article.received) return null
  const { mayAdapt, isAdapted, theirs } = article.received
  return (
    <>
      <Notice
        kind={isAdapted ? 'plain' : 'refusal'}
        quiet
        title={t(isAdapted ? 'editor:received.adapted' : 'editor:received.following', { from })}
        text={isAdapted ? t('editor:received.followHint') : mayAdapt ? t('editor:received.adaptHint') : undefined}
      >
        {theirs && <Button onClick={() => setComparing(true)}>{t('editor:received.compare')}</Button>}
        {isEditable && (mayAdapt || isAdapted) && (
          <Button loading={turn.isPending} onClick={() => turn.mutate(!isAdapted)}>
            {t(isAdapted ? 'editor:received.follow' : 'editor:received.adapt')}
          </Button>
        )}
      </Notice>
      {theirs && isComparing && (
        <ComparedCopy {...{ article, template, theirs, from }} onClose={() => setComparing(false)} />
      )}
      {turn.error && (
        <Notice
          kind="bad"
          title={t('editor:notDone.title')}
          text={t('editor:received.done')}
          error={turn.error}
          isUnexplained
        />
      )}
    </>
  )
}
