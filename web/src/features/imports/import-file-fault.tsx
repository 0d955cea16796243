import { useTranslation } from 'react-i18next'
import type { Import } from '../../api/records.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { DropFile } from './drop-file.tsx'
import { ImportFormat } from './import-format.tsx'

/** Why the file cannot be read, where that is, and both ways on: read it differently, or bring another. */
export function ImportFileFault({ one }: { one: Import }) {
  const { t } = useTranslation(['imports'])
  const { code = 'file_empty', row = 0, byte = 0 } = one.fault ?? {}
  return (
    <>
      <Notice
        kind="bad"
        title={t(`imports:unreadable.${code}.title`, { row })}
        text={t(`imports:unreadable.${code}.text`, { row, byte })}
        quiet
      />
      {one.format && <ImportFormat one={one} format={one.format} />}
      <DropFile />
    </>
  )
}
