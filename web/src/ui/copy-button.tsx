import { Button, CopyButton as Copier } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

interface Props {
  value: string
  /** What is copied, for those who hear the page. */
  name: string
}

export function CopyButton({ value, name }: Props) {
  const { t } = useTranslation(['form'])
  return (
    <Copier value={value}>
      {({ copied, copy }) => {
        const Icon = copied ? IconCheck : IconCopy
        return (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<Icon size={14} stroke={1.6} aria-hidden />}
            aria-label={copied ? undefined : t('form:copyNamed', { name })}
            onClick={copy}
          >
            {copied ? t('form:copied') : t('form:copy')}
          </Button>
        )
      }}
    </Copier>
  )
}
