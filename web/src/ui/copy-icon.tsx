import { ActionIcon, CopyButton as Copier, Tooltip } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

interface Props {
  value: string
  /** What it does, in words: nobody sees them until they point at it. */
  label: string
}

/** For a value in a line, where words would be in the way. */
export function CopyIcon({ value, label }: Props) {
  const { t } = useTranslation(['form'])
  return (
    <Copier value={value}>
      {({ copied, copy }) => {
        const Icon = copied ? IconCheck : IconCopy
        return (
          <Tooltip label={copied ? t('form:copied') : label}>
            <ActionIcon size={26} onClick={copy} aria-label={label}>
              <Icon size={16} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        )
      }}
    </Copier>
  )
}
