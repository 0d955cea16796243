import { Button, Menu } from '@mantine/core'
import { IconArchive, IconBan, IconDots, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActOffer } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { offersFor } from './act.rules.ts'
import { ActDialog } from './act-dialog.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { ExportItems } from './export-items.tsx'
import { standingQuery } from './person.queries.ts'
import type { SubscriberDetail } from './subscribers.queries.ts'

interface Props {
  detail: SubscriberDetail
  name: string
}

const forAll = { archive: IconArchive, blacklist: IconBan } as const

/** What concerns the whole person: to take their data along, to end everything, to erase. */
export function PersonMenu({ detail, name }: Props) {
  const { t } = useTranslation(['person'])
  const { account } = useAccount()
  const whom = { accountId: account.id, id: detail.data.id }
  const { data: standings = [] } = useQuery(standingQuery(whom))
  const [asked, setAsked] = useState<ActOffer | null>(null)
  const [isErasing, setErasing] = useState(false)
  const offers = standings.flatMap((standing) => offersFor(standing, account.rights, 'person'))
  const offered = (act: keyof typeof forAll) => offers.find((offer) => offer.act === act)
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button leftSection={<IconDots size={16} stroke={1.6} aria-hidden />}>{t('person:moreActs')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {account.rights.includes('exportPerson') && <ExportItems whom={whom} email={detail.data.email} name={name} />}
          {(['archive', 'blacklist'] as const).map((act) => {
            const Icon = forAll[act]
            const offer = offered(act)
            return (
              offer && (
                <Menu.Item
                  key={act}
                  leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
                  onClick={() => setAsked(offer)}
                >
                  {t(`person:actAll.${act}`)}
                </Menu.Item>
              )
            )
          })}
          {account.rights.includes('deletePerson') && (
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} stroke={1.6} aria-hidden />}
              onClick={() => setErasing(true)}
            >
              {t('person:erase.menu')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {asked && <ActDialog person={{ id: whom.id, name }} offer={asked} onClose={() => setAsked(null)} />}
      {isErasing && <EraseDialog detail={detail} name={name} onClose={() => setErasing(false)} />}
    </>
  )
}
