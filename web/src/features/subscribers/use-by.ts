import { useTranslation } from 'react-i18next'
import type { KnownActor } from '../../api/records.ts'
import { knownActor, knownSource } from './source.rules.ts'

interface Told {
  source: string | null
  by: KnownActor | null
}

/** Who did something, and by which way, as half a sentence. */
export function useBy() {
  const { t } = useTranslation(['person'])
  const who = (by: KnownActor | null): string => {
    if (!by) return t('person:actor.unknown')
    const kind = knownActor(by.kind)
    if (kind !== 'user' && kind !== 'key') return t(`person:actor.${kind}`)
    return by.name ? t(`person:named.${kind}`, { name: by.name }) : t(`person:actor.${kind}`)
  }
  return {
    who,
    how: ({ source, by }: Told): string => t(`person:source.${knownSource(source)}`, { who: who(by) }),
  }
}
