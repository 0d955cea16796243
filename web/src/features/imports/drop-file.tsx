import { Button, Progress } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/states/notice.tsx'
import classes from './imports.module.css'
import { useUpload } from './use-upload.ts'

/** Takes a file by dropping or choosing, and sends it at once. */
export function DropFile() {
  const { t } = useTranslation(['imports'])
  const { upload, fault, begin } = useUpload()
  const [isOver, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) void begin(file)
  }
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <section className={classes.dropping} aria-label={t('imports:drop.label')}>
      {fault && (
        <Notice kind="warn" title={t(`imports:fault.${fault}.title`)} text={t(`imports:fault.${fault}.text`)} />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard */}
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {upload ? (
          <div className={classes.sending} role="status">
            <span>{t('imports:drop.sending', { file: upload.fileName, share: upload.share })}</span>
            <Progress value={upload.share * 100} size={6} aria-label={t('imports:drop.progress')} />
          </div>
        ) : (
          <>
            <IconUpload size={22} stroke={1.5} aria-hidden />
            <div>
              <strong>{t('imports:drop.title')}</strong>
              <p>{t('imports:drop.text')}</p>
            </div>
            <Button variant="filled" onClick={() => chooser.current?.click()}>
              {t('imports:drop.choose')}
            </Button>
          </>
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          aria-label={t('imports:drop.label')}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            currentTarget.value = ''
            if (file) void begin(file)
          }}
        />
      </div>
    </section>
  )
}
