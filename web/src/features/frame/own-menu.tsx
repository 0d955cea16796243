import { Menu, useMantineColorScheme } from '@mantine/core'
import { IconCheck, IconDeviceDesktop, IconDevices, IconLock, IconLogout, IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../api/records.ts'
import type { Act } from '../../ui/act.ts'
import { placeOf } from '../../ui/clock.rules.ts'
import { chooseZone, ownZone, useZoneChoice } from '../../ui/shown-zone.ts'
import { chooseLanguage, languages } from '../../words/words.ts'
import { OwnFace } from './own-face.tsx'
import classes from './own-menu.module.css'

const appearances = [
  { scheme: 'light', icon: IconSun },
  { scheme: 'dark', icon: IconMoon },
  { scheme: 'auto', icon: IconDeviceDesktop },
] as const

const languageNames = { en: 'English', de: 'Deutsch' } as const

interface Props {
  user: User
  acts: Act[]
  /** That of the account one works in; the console has none. */
  timeZone?: string
}

export function OwnMenu({ user, acts, timeZone }: Props) {
  const { t } = useTranslation(['frame'])
  const actOf = (wanted: 'leave' | 'sessions' | 'access') => acts.find(({ id }) => id === wanted)
  const [access, sessions] = [actOf('access'), actOf('sessions')]
  return (
    <Menu position="bottom-end" width={240} closeOnItemClick={false}>
      <Menu.Target>
        <OwnFace user={user} />
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <strong>{user.name}</strong>
          <span>{user.email}</span>
        </div>
        <Menu.Divider />
        <Languages />
        <Menu.Divider />
        <Appearances />
        <Menu.Divider />
        {timeZone !== undefined && <Zones timeZone={timeZone} />}
        {access && (
          <Menu.Item leftSection={<IconLock size={16} stroke={1.6} />} closeMenuOnClick onClick={access.run}>
            {t('frame:access')}
          </Menu.Item>
        )}
        {sessions && (
          <Menu.Item leftSection={<IconDevices size={16} stroke={1.6} />} closeMenuOnClick onClick={sessions.run}>
            {t('frame:sessions')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.6} />} onClick={() => actOf('leave')?.run()}>
          {t('frame:leave')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function Languages() {
  const { t, i18n } = useTranslation(['frame'])
  return (
    <>
      <Menu.Label>{t('frame:language')}</Menu.Label>
      {languages.map((language) => (
        <Menu.Item
          key={language}
          lang={language}
          onClick={() => void chooseLanguage(language)}
          rightSection={i18n.language === language && <IconCheck size={16} stroke={1.6} aria-hidden />}
          aria-current={i18n.language === language || undefined}
        >
          {languageNames[language]}
        </Menu.Item>
      ))}
    </>
  )
}

/** Who sits where the account is has nothing to choose. */
function Zones({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation(['frame'])
  const chosen = useZoneChoice()
  if (ownZone === timeZone) return null
  const zones = { account: timeZone, own: ownZone }
  return (
    <>
      <Menu.Label>{t('frame:times')}</Menu.Label>
      {(['account', 'own'] as const).map((choice) => (
        <Menu.Item
          key={choice}
          onClick={() => chooseZone(choice)}
          rightSection={chosen === choice && <IconCheck size={16} stroke={1.6} aria-hidden />}
          aria-current={chosen === choice || undefined}
        >
          {t(`frame:zone.${choice}`, { place: placeOf(zones[choice]) })}
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  )
}

function Appearances() {
  const { t } = useTranslation(['frame'])
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <>
      <Menu.Label>{t('frame:appearance')}</Menu.Label>
      {appearances.map(({ scheme, icon: Icon }) => (
        <Menu.Item
          key={scheme}
          leftSection={<Icon size={16} stroke={1.6} />}
          onClick={() => setColorScheme(scheme)}
          rightSection={colorScheme === scheme && <IconCheck size={16} stroke={1.6} aria-hidden />}
          aria-current={colorScheme === scheme || undefined}
        >
          {t(`frame:scheme.${scheme}`)}
        </Menu.Item>
      ))}
    </>
  )
}
