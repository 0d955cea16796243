export { foldStatistics } from './fold-statistics.ts'
export { forgetOpensAndClicks } from './forget-opens-and-clicks.ts'
export { findGroupsOfRun } from './group-sums.store.ts'
export { type DayFigures, listDays, listLeavers, listPeople, listPrograms, type PeoplePlace } from './insights.store.ts'
export { machinesOf } from './machines.rules.ts'
export { listHours } from './newsletter-hours.store.ts'
export { arrivedStates, sentStates } from './newsletter-statistics.rules.ts'
export { countedNewsletter, newsletterLinks, newsletterStatistics } from './newsletter-statistics.ts'
export { type NewsletterSum, newslettersSince } from './newsletters-since.ts'
export {
  type Average,
  averageOf,
  comparableTo,
  isOfNobody,
  usualEvents,
  usualOf,
} from './own-average.rules.ts'
export { checkStatistics, type Recount, recountStatistics } from './recount-statistics.ts'
