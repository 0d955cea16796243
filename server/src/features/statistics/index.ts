export { foldStatistics } from './fold-statistics.ts'
export { type DayFigures, listDays, listLeavers, listPeople, listPrograms } from './insights.store.ts'
export { newsletterStatistics } from './newsletter-statistics.ts'
export { checkStatistics, type Recount, recountStatistics } from './recount-statistics.ts'
