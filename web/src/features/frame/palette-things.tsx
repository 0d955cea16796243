import { Spotlight } from '@mantine/spotlight'
import { IconArticle, IconMail, IconUsersGroup } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Account, FoundThings } from '../../api/records.ts'

interface Props {
  account: Account
  found: FoundThings
}

/** What is called so: mailings lead to their page, articles to where they are written. */
export function Things({ account, found: { mailings, groups, articles } }: Props) {
  const { t } = useTranslation(['palette'])
  const navigate = useNavigate()
  const accountId = String(account.id)
  return (
    <>
      {mailings.length > 0 && (
        <Spotlight.ActionsGroup label={t('palette:mailings')}>
          {mailings.map(({ id, name, subject }) => (
            <Spotlight.Action
              key={id}
              leftSection={<IconMail size={18} stroke={1.6} />}
              label={name}
              description={subject}
              onClick={() =>
                void navigate({
                  to: '/accounts/$accountId/mailings/$mailingId',
                  params: { accountId, mailingId: String(id) },
                })
              }
            />
          ))}
        </Spotlight.ActionsGroup>
      )}
      {groups.length > 0 && (
        <Spotlight.ActionsGroup label={t('palette:groups')}>
          {groups.map(({ id, name }) => (
            <Spotlight.Action
              key={id}
              leftSection={<IconUsersGroup size={18} stroke={1.6} />}
              label={name}
              onClick={() =>
                void navigate({
                  to: '/accounts/$accountId/groups/$groupId',
                  params: { accountId, groupId: String(id) },
                })
              }
            />
          ))}
        </Spotlight.ActionsGroup>
      )}
      {articles.length > 0 && (
        <Spotlight.ActionsGroup label={t('palette:articles')}>
          {articles.map(({ id, name, mailingId, mailingName }) => (
            <Spotlight.Action
              key={id}
              leftSection={<IconArticle size={18} stroke={1.6} />}
              label={name}
              description={t('palette:articleOf', { name: mailingName })}
              onClick={() =>
                void navigate({
                  to: '/accounts/$accountId/mailings/$mailingId/edit',
                  params: { accountId, mailingId: String(mailingId) },
                })
              }
            />
          ))}
        </Spotlight.ActionsGroup>
      )}
    </>
  )
}
