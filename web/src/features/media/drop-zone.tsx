import { Button } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/states/notice.tsx'
import classes from './media.module.css'
import { pictureKinds } from './picture.rules.ts'
import { reasonOf, type useAddPictures } from './use-add-pictures.ts'

interface Props {
  adding: ReturnType<typeof useAddPictures>
}

/** Pictures are dropped here, or chosen; what was refused is told by its file. */
export function DropZone({ adding }: Props) {
  const { t } = useTranslation(['media'])
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const add = (files: FileList | null) => files && files.length > 0 && adding.mutate([...files])
  return (
    <>
      {(adding.data?.failed ?? []).map((file) => (
        <Notice
          key={file.name}
          kind="bad"
          quiet
          title={t('media:failed', { name: file.name, reason: t(`media:reason.${reasonOf(file)}`) })}
        />
      ))}
      <section
        className={classes.drop}
        aria-label={t('media:dropHere')}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          add(event.dataTransfer.files)
        }}
      >
        <IconPhotoPlus size={24} stroke={1.4} aria-hidden />
        <p>
          <strong>{t('media:dropHere')}</strong> {t('media:kinds')}
        </p>
        <input
          ref={input}
          type="file"
          accept={pictureKinds}
          multiple
          hidden
          data-testid="pictures"
          onChange={({ currentTarget }) => {
            add(currentTarget.files)
            currentTarget.value = ''
          }}
        />
        <Button loading={adding.isPending} onClick={() => input.current?.click()}>
          {t('media:choose')}
        </Button>
      </section>
    </>
  )
}
