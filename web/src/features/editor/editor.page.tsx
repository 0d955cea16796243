import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../api/refusal.ts'
import { useAccount } from '../../api/use-account.ts'
import { Failure } from '../../ui/states/failure.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { PicturePicker } from '../media/picture-picker.tsx'
import { MailPreview } from '../previews/mail-preview.tsx'
import { PreviewAs } from '../previews/preview-as.tsx'
import { previewsKey } from '../previews/previews.queries.ts'
import { Desk } from './desk.tsx'
import classes from './editor.module.css'
import { newsletterQuery } from './editor.queries.ts'
import { PickerContext } from './picture-place.tsx'

/** What a newsletter says, beside the mail it becomes. */
export function EditorPage() {
  const { t } = useTranslation(['editor'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const mailingId = Number(useParams({ from: '/accounts/$accountId/mailings/$mailingId/edit' }).mailingId)
  const newsletter = useQuery(newsletterQuery(account.id, mailingId))
  usePageName(newsletter.data?.name ?? t('editor:title'))
  if (newsletter.error) return <Missing error={newsletter.error} onRetry={() => void newsletter.refetch()} />
  if (!newsletter.data) return <SkeletonRows columns={3} />
  const rights: readonly string[] = account.rights
  const isEditable = newsletter.data.isEditable && rights.includes('writeDrafts')
  return (
    <PickerContext value={(picking) => <PicturePicker {...picking} />}>
      <div className={classes.editor}>
        <Desk
          key={mailingId}
          place={{ accountId: account.id, mailingId }}
          newsletter={{ ...newsletter.data, isEditable }}
          onSaved={() => void queries.invalidateQueries({ queryKey: previewsKey(account.id, mailingId) })}
          mail={(shown) => <MailPreview mailingId={mailingId} {...shown} />}
          readers={(shown) => rights.includes('seePeople') && <PreviewAs mailingId={mailingId} {...shown} />}
        />
      </div>
    </PickerContext>
  )
}

function Missing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation(['editor'])
  if (error instanceof Refusal && error.status === 404)
    return <Notice kind="plain" title={t('editor:gone.title')} text={t('editor:gone.text')} />
  return <Failure error={error} title={t('editor:notLoaded')} onRetry={onRetry} />
}
