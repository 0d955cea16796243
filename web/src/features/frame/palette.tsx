import './palette.css'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { IconSearch, IconSettings, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account, FoundThings } from '../../api/records.ts'
import type { Act } from '../../ui/act.ts'
import { Face } from '../../ui/face.tsx'
import { Key, Keys } from '../../ui/key.tsx'
import { findThings } from './palette.queries.ts'
import { isCalled, type PaletteScope, readWish } from './palette.rules.ts'
import { Things } from './palette-things.tsx'

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
  /** Pages of settings that one may see, and how to get there. */
  settings: readonly { page: SettingsName; visit(): void }[]
}

/** Their words are those of the pages themselves. */
type SettingsName = 'account' | 'pages' | 'domains' | 'fields' | 'testAddresses' | 'audit' | 'ending'

export function Palette({ account, acts, people, settings }: PaletteProps) {
  const { t } = useTranslation(['palette', 'settings'])
  const [query, setQuery] = useState('')
  const { scope, words } = readWish(query)
  const found = useFound(account, people, scope, words)
  const onKeyDown = useEnter(words, found.isOutdated)
  const wantsActs = scope === 'all' || scope === 'commands'
  const matching = wantsActs ? acts.filter(({ label }) => isCalled(label, words)) : []
  const pages = settings
    .map(({ page, visit }) => ({ page, visit, label: t(`settings:page.${page}`) }))
    .filter(({ label }) => wantsActs && words !== '' && isCalled(`${t('palette:settings')} ${label}`, words))
  const isNothing = matching.length + pages.length + found.people.length + countOf(found.things) === 0
  const isEmpty = isNothing && words !== '' && !found.isOutdated
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
        {found.people.length > 0 && <People account={account} found={found.people} words={words} />}
        <Things account={account} found={found.things} />
        {matching.length > 0 && (
          <Spotlight.ActionsGroup label={t('palette:do')}>
            {matching.map((act) => (
              <ActRow key={act.id} act={act} />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {pages.length > 0 && (
          <Spotlight.ActionsGroup label={t('palette:settings')}>
            {pages.map(({ page, label, visit }) => (
              <ActRow key={page} act={{ id: page, label, icon: IconSettings, run: visit }} />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {isEmpty && <Spotlight.Empty>{t('palette:nothing', { words })}</Spotlight.Empty>}
      </Spotlight.ActionsList>
      <Spotlight.Footer className="pr-palette-foot">
        <Key>↑</Key>
        <Key>↓</Key> {t('palette:choose')} <Key>Enter</Key> {t('palette:open')} <Key>@</Key> {t('palette:people')}{' '}
        <Key>#</Key> {t('palette:things')} <Key>&gt;</Key> {t('palette:commands')}
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
  people: FoundPerson[]
  things: FoundThings
  /** What the words before have found is shown until the answer to these is here. */
  isOutdated: boolean
}

const nothing: FoundThings = { mailings: [], groups: [], articles: [] }

function countOf({ mailings, groups, articles }: FoundThings): number {
  return mailings.length + groups.length + articles.length
}

function useFound(account: Account, people: PaletteProps['people'], scope: PaletteScope, words: string): Found {
  const asksPeople = people !== null && (scope === 'all' || scope === 'people') && words !== ''
  const asksThings = account.rights.includes('readMailings') && (scope === 'all' || scope === 'things') && words !== ''
  const persons = useQuery({
    queryKey: ['account', account.id, 'palette', 'people', words],
    queryFn: () => people?.(words) ?? [],
    enabled: asksPeople,
    placeholderData: (before) => before,
  })
  const things = useQuery({
    queryKey: ['account', account.id, 'palette', 'things', words],
    queryFn: () => findThings(account.id, words),
    enabled: asksThings,
    placeholderData: (before) => before,
  })
  return {
    people: (asksPeople && persons.data) || [],
    things: (asksThings && things.data) || nothing,
    isOutdated: [asksPeople && persons, asksThings && things].some(
      (asked) => asked && (asked.isPlaceholderData || asked.isLoading),
    ),
  }
}
