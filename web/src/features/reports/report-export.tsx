import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { reportFileAddress } from './report.queries.ts'

const files = [
  { of: 'figures', format: 'csv' },
  { of: 'figures', format: 'xlsx' },
  { of: 'links', format: 'csv' },
  { of: 'links', format: 'xlsx' },
  { of: 'groups', format: 'csv' },
  { of: 'groups', format: 'xlsx' },
] as const

/** The numbers to take along. No person is in them, so whoever sees the report may have them. */
export function ReportExport({ mailingId, hasGroups }: { mailingId: number; hasGroups: boolean }) {
  const { t, i18n } = useTranslation(['reports'])
  const { account } = useAccount()
  const language = i18n.language.startsWith('de') ? 'de' : 'en'
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
          rightSection={<IconChevronDown size={14} stroke={1.6} aria-hidden />}
        >
          {t('reports:export.open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {files
          .filter(({ of }) => of !== 'groups' || hasGroups)
          .map(({ of, format }) => (
            <Menu.Item
              key={`${of}.${format}`}
              component="a"
              href={reportFileAddress(account.id, mailingId, { of, format, language })}
              download
              leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
            >
              {t(`reports:export.${of}.${format}`)}
            </Menu.Item>
          ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
          // After the menu has closed, so that it is not on the paper.
          onClick={() => setTimeout(() => window.print(), 250)}
        >
          {t('reports:print')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
