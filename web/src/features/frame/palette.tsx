import './palette.css'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { IconSearch, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '../../api/records.ts'
import type { Act } from '../../ui/act.ts'
import { Face } from '../../ui/face.tsx'
import { Key, Keys } from '../../ui/key.tsx'
import { type PaletteScope, readWish } from './palette.rules.ts'

const [store, palette] = createSpotlight()
export const openPalette = palette.open

export interface FoundPerson {
  id: number
  name: string | null
  email: string
}

export interface PaletteProps {
  account: Account
  acts: Act[]
  /** How people are found, if one may see them. */
  people: ((words: string) => Promise<FoundPerson[]>) | null
}

export function Palette({ account, acts, people }: PaletteProps) {
  const { t } = useTranslation(['palette'])
  const [query, setQuery] = useState('')
  const { scope, words } = readWish(query)
  const { found, isOutdated } = useFound(account, people, scope, words)
  const onKeyDown = useEnter(words, isOutdated)
  const matching =
    scope === 'people' ? [] : acts.filter(({ label }) => label.toLocaleLowerCase().includes(words.toLocaleLowerCase()))
  const isEmpty = matching.length === 0 && found.length === 0 && words !== ''
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      scrollable
      maxHeight={480}
      size={640}
      overlayProps={{ backgroundOpacity: 0.38, blur: 0 }}
    >
      <Spotlight.Search
        placeholder={t('palette:search')}
        onKeyDown={onKeyDown}
        aria-label={t('palette:search')}
        leftSection={<IconSearch size={18} stroke={1.6} />}
        rightSection={<span className="pr-palette-where">{t('palette:in', { name: account.name })}</span>}
        rightSectionWidth="auto"
      />
      <Spotlight.ActionsList>
        {found.length > 0 && <People account={account} found={found} words={words} />}
        {matching.length > 0 && (
          <Spotlight.ActionsGroup label={t('palette:do')}>
            {matching.map((act) => (
              <ActRow key={act.id} act={act} />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {isEmpty && <Spotlight.Empty>{t('palette:nothing', { words })}</Spotlight.Empty>}
      </Spotlight.ActionsList>
      <Spotlight.Footer className="pr-palette-foot">
        <Key>↑</Key>
        <Key>↓</Key> {t('palette:choose')} <Key>Enter</Key> {t('palette:open')} <Key>@</Key> {t('palette:people')}{' '}
        <Key>&gt;</Key> {t('palette:commands')}
      </Spotlight.Footer>
    </Spotlight.Root>
  )
}

/** Enter without a choice means the first of what was typed: whoever is faster than the answer does not open somebody else. */
function useEnter(words: string, isOutdated: boolean): (event: KeyboardEvent) => void {
  const [awaited, setAwaited] = useState<string | null>(null)
  useEffect(() => {
    if (awaited === null || isOutdated) return
    setAwaited(null)
    if (awaited === words) openFirst()
  }, [awaited, isOutdated, words])
  return ({ key }) => {
    const first = firstAction()
    const chosen = document.querySelector('.mantine-Spotlight-action[data-selected]') ?? first
    if (key !== 'Enter' || chosen !== first) return
    // The first is marked by itself, and the spotlight would open what is marked.
    first?.removeAttribute('data-selected')
    if (isOutdated) setAwaited(words)
    else openFirst()
  }
}

function firstAction(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.mantine-Spotlight-action')
}

function openFirst(): void {
  firstAction()?.click()
}

function People({ account, found, words }: { account: Account; found: FoundPerson[]; words: string }) {
  const { t } = useTranslation(['palette'])
  const navigate = useNavigate()
  const accountId = String(account.id)
  return (
    <Spotlight.ActionsGroup label={t('palette:people')}>
      {found.map(({ id, name, email }) => (
        <Spotlight.Action
          key={id}
          leftSection={<Face name={name ?? email} size="sm" />}
          label={name ?? email}
          description={name ? email : undefined}
          onClick={() =>
            void navigate({
              to: '/accounts/$accountId/subscribers/$subscriberId',
              params: { accountId, subscriberId: String(id) },
            })
          }
        />
      ))}
      <Spotlight.Action
        leftSection={<IconUsers size={18} stroke={1.6} />}
        label={t('palette:allWith', { words })}
        onClick={() =>
          void navigate({ to: '/accounts/$accountId/subscribers', params: { accountId }, state: { words } })
        }
      />
    </Spotlight.ActionsGroup>
  )
}

function ActRow({ act: { label, hint, icon: Icon, keys, run } }: { act: Act }) {
  return (
    <Spotlight.Action
      leftSection={<Icon size={18} stroke={1.6} />}
      rightSection={keys && <Keys keys={keys} />}
      label={label}
      description={hint}
      onClick={run}
    />
  )
}

interface Found {
  found: FoundPerson[]
  /** Those of the words before are shown until these are found. */
  isOutdated: boolean
}

function useFound(account: Account, people: PaletteProps['people'], scope: PaletteScope, words: string): Found {
  const asks = people !== null && scope !== 'commands' && words !== ''
  const { data, isPlaceholderData, isLoading } = useQuery({
    queryKey: ['account', account.id, 'palette', words],
    queryFn: () => people?.(words) ?? [],
    enabled: asks,
    placeholderData: (before) => before,
  })
  return asks ? { found: data ?? [], isOutdated: isPlaceholderData || isLoading } : { found: [], isOutdated: false }
}
