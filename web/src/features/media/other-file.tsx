import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Picture } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { say } from '../../ui/say.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import classes from './media.module.css'
import { picturesKey, replacePicture } from './media.queries.ts'
import { pictureKinds } from './picture.rules.ts'

const CropDialog = lazy(() => import('./crop-dialog.tsx').then(({ CropDialog: dialog }) => ({ default: dialog })))

/** Another file for the picture, or a part of it. Drafts follow, what left stays as it was. */
export function OtherFile({ picture }: { picture: Picture }) {
  const { t } = useTranslation(['media'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [isCropping, setCropping] = useState(false)
  const replace = useMutation({
    mutationFn: (by: Parameters<typeof replacePicture>[2]) => replacePicture(account.id, picture, by),
    onSuccess: async () => {
      setCropping(false)
      await queries.invalidateQueries({ queryKey: picturesKey(account.id) })
      say({ text: t('media:other.done', { name: picture.name }) })
    },
  })
  const failed = replace.error && (
    <Notice kind="bad" title={t('media:other.notDone')} error={replace.error} isUnexplained />
  )
  return (
    <>
      <div className={classes.ways}>
        <input
          ref={input}
          type="file"
          accept={pictureKinds}
          hidden
          data-testid="other-file"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) replace.mutate({ file })
            currentTarget.value = ''
          }}
        />
        <Button variant="default" size="xs" loading={replace.isPending} onClick={() => input.current?.click()}>
          {t('media:other.replace')}
        </Button>
        <Button
          variant="default"
          size="xs"
          disabled={replace.isPending}
          onClick={() => {
            replace.reset()
            setCropping(true)
          }}
        >
          {t('media:other.crop')}
        </Button>
      </div>
      <p className={classes.small}>{t('media:other.hint')}</p>
      {!isCropping && failed}
      {isCropping && (
        <Suspense>
          <CropDialog
            picture={picture}
            isPending={replace.isPending}
            failed={failed}
            onCrop={(part) => replace.mutate({ part })}
            onClose={() => replace.isPending || setCropping(false)}
          />
        </Suspense>
      )}
    </>
  )
}
