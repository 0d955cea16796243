import { useTranslation } from 'react-i18next'
import type { Happening } from '../../api/records.ts'
import { allStates } from './status.rules.ts'
import { hasArrived } from './story.rules.ts'
import { useBy } from './use-by.ts'

/** One happening as a sentence. */
export function useTold(nameOfChannel: (id: number) => string): (happening: Happening) => string {
  const { t } = useTranslation(['person', 'subscribers'])
  const by = useBy()
  const ofState = ({ state, channelId, ...told }: Happening): string => {
    const known = allStates.find((name) => name === state)
    const how = by.how(told)
    if (!known || !channelId) return t(`person:told.${otherStep(state)}`, { how })
    return t('person:told.state', { channel: nameOfChannel(channelId), state: t(`subscribers:state.${known}`), how })
  }
  return (happening) => {
    const { kind, name, state, members } = happening
    const who = by.who(happening.by)
    if (kind === 'state') return ofState(happening)
    if (kind === 'created') return t('person:told.created', { who })
    if (kind === 'changed') return t('person:told.changed', { count: members?.length ?? 0, who })
    if (kind !== 'mail') return t(`person:told.${kind}`, { name })
    const end = hasArrived(state)
    return t(end === null ? 'person:told.mailOpen' : end ? 'person:told.mailGot' : 'person:told.mailLost', { name })
  }
}

const others = ['optinRequested', 'addressChanged', 'trackingAgreed', 'trackingWithdrawn'] as const

function otherStep(state: string | null): (typeof others)[number] | 'step' {
  return others.find((known) => known === state) ?? 'step'
}
