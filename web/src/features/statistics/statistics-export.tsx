import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload, IconPrinter } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { statisticsFileAddress } from './statistics.queries.ts'

const ofList = ['growth', 'mailings', 'hours', 'readers', 'machines'] as const
const formats = ['csv', 'xlsx'] as const

/** What the page shows, to take along. No person is in it, so whoever sees the page may have it. */
export function StatisticsExport({ hasChannels }: { hasChannels: boolean }) {
  const { t, i18n } = useTranslation(['statistics'])
  const { account } = useAccount()
  const { days = 30, channel } = useSearch({ from: '/accounts/$accountId/statistics' })
  const language = i18n.language.startsWith('de') ? 'de' : 'en'
  const tables =
    account.type === 'L' ? (['accounts'] as const) : [...ofList, ...(hasChannels ? ['channels' as const] : [])]
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
          rightSection={<IconChevronDown size={14} stroke={1.6} aria-hidden />}
        >
          {t('statistics:export.open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {tables.flatMap((of) =>
          formats.map((format) => (
            <Menu.Item
              key={`${of}.${format}`}
              component="a"
              href={statisticsFileAddress(account.id, { of, days, channel, format, language })}
              download
              leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
            >
              {t(`statistics:export.${of}.${format}`)}
            </Menu.Item>
          )),
        )}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
          // After the menu has closed, so that it is not on the paper.
          onClick={() => setTimeout(() => window.print(), 250)}
        >
          {t('statistics:export.print')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
