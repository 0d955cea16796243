import { useTranslation } from 'react-i18next'
import {
  dayAndMonthOf,
  dayOf,
  instantOf,
  isLongAgo,
  longDayOf,
  placeOf,
  shortMomentOf,
  timeOf,
  weekdayOf,
} from './clock.rules.ts'
import { useShownZone } from './shown-zone.ts'

/** Times as sentences need them, in the zone of an account unless somebody chose their own; `zone` says in which. */
export function useTimes(accountZone: string) {
  return useTimesIn(useShownZone(accountZone))
}

/** In this zone, whatever somebody chose. */
export function useTimesIn(zone: string) {
  const { t, i18n } = useTranslation(['ui'])
  const place = { zone, language: i18n.language }
  return {
    zone,
    place: placeOf(zone),
    dayAndMonth: (at: string) => dayAndMonthOf(instantOf(at), place),
    day: (at: string) => dayOf(instantOf(at), place),
    /** Without the year as long as nobody asks for it. */
    recentDay: (at: string) => (isLongAgo(instantOf(at)) ? dayOf : dayAndMonthOf)(instantOf(at), place),
    time: (at: string) => timeOf(instantOf(at), place),
    /** Sat 21 Nov, 10:00 */
    short: (at: string) => shortMomentOf(instantOf(at), place),
    longDay: (at: string) => longDayOf(instantOf(at), place),
    /** 4 March 2024, 18:22 in Berlin */
    moment: (at: string) =>
      t('ui:moment', {
        day: longDayOf(instantOf(at), place),
        time: timeOf(instantOf(at), place),
        place: placeOf(zone),
      }),
    /** Thursday 19 November, 09:14 in Berlin */
    now: (at: Date) => t('ui:moment', { day: weekdayOf(at, place), time: timeOf(at, place), place: placeOf(zone) }),
  }
}
