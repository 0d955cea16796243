import { ActionIcon, Menu, Table } from '@mantine/core'
import { IconArrowBackUp, IconArticle, IconDots, IconMail, IconSend2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Publication } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { CopyMark } from './copy-mark.tsx'
import classes from './publishing.module.css'
import { fixesOf, usedBy } from './publishing.rules.ts'

interface Props {
  publications: readonly Publication[]
  accounts: readonly { id: number; name: string }[]
  onPublish: (publication: Publication) => void
  onWithdraw: (publication: Publication) => void
}

/** What was published, by rows; what became of it in each account, by columns. */
export function PublicationTable({ publications, accounts, onPublish, onWithdraw }: Props) {
  const { t } = useTranslation(['publishing'])
  const { account } = useAccount()
  const mayPublish = account.rights.includes('publish')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keys, too
    <section className={classes.scroll} tabIndex={0} aria-label={t('publishing:table')}>
      <Table className={classes.table} aria-label={t('publishing:title')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('publishing:column.what')}</Table.Th>
            {accounts.map(({ id, name }) => (
              <Table.Th key={id}>{name}</Table.Th>
            ))}
            <Table.Th data-column="sum">{t('publishing:column.sum')}</Table.Th>
            {mayPublish && (
              <Table.Th data-column="acts">
                <span className={classes.hidden}>{t('publishing:column.acts')}</span>
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {publications.map((publication) => (
            <Table.Tr key={publication.id}>
              <Table.Td>
                <What publication={publication} />
              </Table.Td>
              {accounts.map(({ id, name }) => (
                <Table.Td key={id}>
                  <span className={classes.account}>{name}</span>
                  <CopyMark copy={publication.copies.find(({ accountId }) => accountId === id)} />
                </Table.Td>
              ))}
              <Table.Td data-column="sum">{t('publishing:usedBy', { ...usedBy(publication) })}</Table.Td>
              {mayPublish && (
                <Table.Td data-column="acts">
                  <Acts publication={publication} onPublish={onPublish} onWithdraw={onWithdraw} />
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}

function What({ publication }: { publication: Publication }) {
  const { t, i18n } = useTranslation(['publishing'])
  const { account } = useAccount()
  const { kind, name, languageIso, mailingId, mayAdapt } = publication
  const Icon = kind === 'article' ? IconArticle : IconMail
  const language = new Intl.DisplayNames([i18n.language], { type: 'language' }).of(languageIso) ?? languageIso
  const terms = kind === 'article' ? (mayAdapt ? 'mayAdapt' : 'locked') : fixesOf(publication)
  return (
    <span className={classes.what}>
      <Icon size={18} stroke={1.6} aria-hidden />
      <span>
        {mailingId === null ? (
          <strong>{name}</strong>
        ) : (
          <Link
            className={classes.name}
            to="/accounts/$accountId/mailings/$mailingId"
            params={{ accountId: String(account.id), mailingId: String(mailingId) }}
          >
            {name}
          </Link>
        )}
        <small>{t(`publishing:line.${kind}`, { language, terms: t(`publishing:terms.${terms}`) })}</small>
      </span>
    </span>
  )
}

function Acts({
  publication,
  onPublish,
  onWithdraw,
}: Omit<Props, 'publications' | 'accounts'> & { publication: Publication }) {
  const { t } = useTranslation(['publishing'])
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" size={28} aria-label={t('publishing:more', { name: publication.name })}>
          <IconDots size={16} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconSend2 size={16} stroke={1.6} />} onClick={() => onPublish(publication)}>
          {t('publishing:again')}
        </Menu.Item>
        {publication.withdrawnAt === null && (
          <Menu.Item leftSection={<IconArrowBackUp size={16} stroke={1.6} />} onClick={() => onWithdraw(publication)}>
            {t('publishing:withdraw.open')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
